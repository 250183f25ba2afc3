// Finding rules in the book: all words of the search, and how we know the rule. The address keeps both.
{
  const page = document.currentScript.parentElement.querySelector(".gk-book"), search = page.querySelector("#gk-book-search");
  const rules = [...page.querySelectorAll(".gk-rule")].map((rule) => [rule, rule.innerText.toLowerCase()]);
  const told = page.querySelector("#gk-book-found");
  const status = () => page.querySelector("[name=gk-status]:checked").value;
  const look = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean), wanted = status(), all = !words.length && !wanted;
    let found = 0;
    for (const [rule, text] of rules) {
      rule.hidden = !words.every((word) => text.includes(word)) || (wanted && rule.dataset.status !== wanted);
      found += !rule.hidden;
    }
    for (const chapter of page.querySelectorAll(".gk-chapter")) chapter.hidden = !all && !chapter.querySelector(".gk-rule:not([hidden])");
    told.textContent = all ? "" : found ? `${told.dataset.found}: ${found}` : told.dataset.none;
    if (!document.getElementById("gk-cells")) return;       // in a notebook the address is not ours
    const there = new URL(location.href);
    for (const [name, value] of [["q", search.value], ["status", wanted]]) value ? there.searchParams.set(name, value) : there.searchParams.delete(name);
    history.replaceState(null, "", there);
  };
  const asked = new URLSearchParams(location.search);
  if (document.getElementById("gk-cells")) {
    search.value = asked.get("q") ?? "";
    const chosen = [...page.querySelectorAll("[name=gk-status]")].find((one) => one.value === asked.get("status"));
    if (chosen) chosen.checked = true;
  }
  if (matchMedia("(max-width:899px)").matches) page.querySelector(".gk-contents details").open = false;
  page.querySelector(".gk-find").addEventListener("submit", (event) => event.preventDefault());
  page.addEventListener("input", look);
  if (search.value || status()) look();
  // Whoever follows a link to a rule that is not shown wants to see it.
  addEventListener("hashchange", () => {
    const meant = document.getElementById(location.hash.slice(1));
    if (!meant?.closest("[hidden]")) return;
    search.value = "";
    page.querySelector("[name=gk-status][value='']").checked = true;
    look();
    meant.scrollIntoView();
  });
}
