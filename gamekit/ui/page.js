// A page's client: it shows what the kernel sends and sends back what the player does. It decides nothing.

const NARROW = 900;

// Change `old` into `fresh` in place, so that focus, scroll and running transitions stay.
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || (old.id || "") !== (fresh.id || "")) {
    old.replaceWith(fresh.cloneNode(true));
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = fresh.nodeValue;
    return;
  }
  const said = old.getAttribute("value");
  const unfolded = (name) => name === "open" && old.nodeName === "DETAILS" && old.id;      // by who reads
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !unfolded(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.nodeName === "INPUT") {
    // Once typed into, a field shows no longer what its attribute says. Nobody's typing is overwritten.
    const says = old.getAttribute("value");
    if (old !== document.activeElement && says !== said) old.value = says ?? "";
    return;
  }
  const byId = new Map([...old.children].filter((c) => c.id).map((c) => [c.id, c]));
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const known = next.id ? byId.get(next.id) : at && !at.id ? at : null;
    if (!known) old.insertBefore(next.cloneNode(true), at);
    else {
      const after = known === at ? at.nextSibling : at;
      if (known !== at) old.insertBefore(known, at);
      morph(known, next);
      at = after;
    }
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// The nearest thing in the direction of an arrow key.
function neighbour(from, things, key) {
  const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const [x, y] = middle(from);
  const along = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  let best = null, least = Infinity;
  for (const thing of things) {
    const [dx, dy] = middle(thing).map((v, i) => v - [x, y][i]);
    const ahead = dx * along[0] + dy * along[1], aside = Math.abs(dx * along[1]) + Math.abs(dy * along[0]);
    if (thing !== from && ahead > 4 && ahead + 2 * aside < least) [best, least] = [thing, ahead + 2 * aside];
  }
  return best;
}

// The typeface: pages of our server have it, elsewhere the kernel sends it, once for all boards of a notebook.
function dress(model, send) {
  const there = () => [...document.fonts].some((face) => face.family.includes("Fira Sans"));
  const put = () => {
    const rules = model.get("typeface");
    if (rules && !there()) document.head.append(Object.assign(document.createElement("style"), { textContent: rules }));
  };
  model.on("change:typeface", put);
  put();
  if (!there()) send({ do: "typeface" });
}

// Arrows over the board: only the browser knows where things stand.
function point(root) {
  root.querySelector(".gk-arrows")?.remove();
  const desk = root.querySelector("[data-arrows]"), board = root.querySelector(".gk-board");
  if (!desk || !board) return;
  const box = board.getBoundingClientRect(), svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "gk-arrows");
  svg.setAttribute("aria-hidden", "true");
  const middle = (name) => {
    const b = root.querySelector(`[data-thing="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    return b && [b.x - box.x + b.width / 2, b.y - box.y + b.height / 2];
  };
  for (const way of desk.dataset.arrows.split(";")) {
    const [start, end] = way.split(">").map(middle);
    if (!start || !end) continue;
    const angle = Math.atan2(end[1] - start[1], end[0] - start[0]), at = (r, turn) =>
      `${end[0] - r * Math.cos(angle + turn)} ${end[1] - r * Math.sin(angle + turn)}`;
    const group = document.createElementNS(svg.namespaceURI, "g");
    for (const d of [`M${start.join(" ")}L${at(16, 0)}`, `M${end.join(" ")}L${at(24, 0.5)}L${at(24, -0.5)}z`]) {
      const path = document.createElementNS(svg.namespaceURI, "path");
      path.setAttribute("d", d);
      group.append(path);
    }
    svg.append(group);
  }
  board.style.position = "relative";
  board.append(svg);
}

// What of the window the bar leaves, which is on top or at the bottom.
function clear(root, bar) {
  const mast = root.querySelector(".gk-mast").getBoundingClientRect().bottom;
  return bar.top + bar.bottom < innerHeight ? [bar.bottom, innerHeight] : [Math.max(mast, 0), bar.top];
}

// Another moment is looked at on the board, wherever on the page it was asked for.
const PART = 96;        // pixels of something large that are enough
const MOMENTS = ["look", "replay", "branch", "load"];
function toBoard(root) {
  const board = root.querySelector("#gk-board"), bar = root.querySelector("#gk-now")?.getBoundingClientRect();
  if (!board || !bar) return;
  const [first, last] = clear(root, bar), { top, bottom } = board.getBoundingClientRect();
  if (Math.min(bottom, last) - Math.max(top, first) < PART) board.scrollIntoView({ block: "start", behavior: "instant" });
}

// In a lesson the thing asked about is in view, clear of the bar: what is pointed at, else where the slate begins.
function bring(root) {
  const slate = root.querySelector("#gk-slate"), bar = root.querySelector(".gk-task")?.getBoundingClientRect();
  const lit = slate?.querySelector(".gk-lit");
  lit?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });       // in its row of cards
  const thing = (lit ?? slate?.firstElementChild)?.getBoundingClientRect();
  if (!bar || !thing) return;
  const [first, last] = clear(root, bar);
  const end = Math.min(thing.bottom, thing.top + Math.max(PART, last - first));
  if (thing.top >= first && Math.min(end, thing.top + (lit ? end : PART)) <= last) return;
  let frame = root;       // in a notebook something else than the window scrolls
  while (frame && !(frame.scrollHeight > frame.clientHeight && /auto|scroll/.test(getComputedStyle(frame).overflowY)))
    frame = frame.parentElement;
  const spare = lit ? Math.max(0, (last - first - (end - thing.top)) / 2) : 0;
  (frame ?? document.scrollingElement).scrollBy({ top: thing.top - first - spare, behavior: "instant" });
}

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "gk-page";
  const live = document.createElement("div");      // made once: screen readers miss regions that appear with their text
  live.className = "gk-live";
  live.setAttribute("role", "status");
  live.setAttribute("aria-live", "polite");
  el.classList.add("gk");
  el.append(root, live);

  const lookedAt = () => root.querySelector("#gk-looked [data-do=look]");     // on the console: a board that was opened
  let moved = false;      // a move was made: the focus goes on to where the next can be made
  let turned = false;     // another moment was asked for
  const show = () => {
    const focused = root.contains(document.activeElement) ? document.activeElement : null;
    const holder = document.createElement("div");
    holder.className = root.className;
    holder.append(parsed(model.get("page")));
    const asked = root.querySelector("#gk-prompt")?.textContent, door = root.querySelector(".gk-table-door");
    const reviewed = root.querySelector("#gk-review"), looked = lookedAt()?.dataset.value;
    morph(root, holder);
    point(root);
    if (asked !== root.querySelector("#gk-prompt")?.textContent) bring(root);
    const other = Boolean(door) !== Boolean(root.querySelector(".gk-table-door"));      // another page altogether
    const resumed = reviewed && !root.querySelector("#gk-review");      // the board is far above where the review was
    if (lookedAt() && lookedAt().dataset.value !== looked) lookedAt().closest("section").scrollIntoView({ block: "nearest", behavior: "instant" });
    if ((other || resumed) && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start", behavior: "instant" });
    if (turned) toBoard(root);
    turned = false;
    const still = document.activeElement;
    if (focused && (!root.contains(still) || (moved && !still.dataset.move))) {
      const next = root.querySelector("[data-first]") || root.querySelector("[data-move]");
      if (next) next.focus({ preventScroll: true });
    }
    moved = moved && !root.querySelector("[data-first],[data-move]");   // nobody can move yet: go on waiting
  };
  const tell = () => { live.textContent = model.get("live"); };
  const send = (what) => model.send(what);
  const moment = () => root.querySelector("[data-moment]")?.dataset.moment;

  const jump = (event) => {
    const link = event.target.closest("[data-jump]"), place = link && root.querySelector(`#${link.dataset.jump}`);
    if (!place) return;
    event.preventDefault();       // a notebook page has addresses of its own
    place.setAttribute("tabindex", "-1");
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "start" });
  };
  root.addEventListener("click", jump);

  // A link for others, whole: where the clipboard is closed to pages, to be copied by hand.
  root.addEventListener("click", (event) => {
    const place = event.target.closest("[data-copy]")?.dataset.copy;
    if (!place) return;
    const whole = new URL(place, location.href).href;
    const told = () => { live.textContent = whole; };
    if (navigator.clipboard) navigator.clipboard.writeText(whole).then(told, () => prompt("", whole));
    else prompt("", whole);
  });

  const meant = (target) => target.closest && target.closest("[data-do],[data-move],[data-thing],[data-part]");
  const act = (target, seen = moment()) => {
    const { do: wish, move, thing, part, value } = target.dataset;
    if (wish === "language") document.dispatchEvent(new CustomEvent("gk-language", { detail: value }));
    else if (wish) {
      turned = MOMENTS.includes(wish);
      send({ do: wish, value: value ?? target.value ?? "", moment: seen });
    }
    else if (move) { moved = true; send({ do: "play", value: move, moment: seen }); }
    else if (thing) send({ do: "why", value: thing, moment: seen });
    else if (part) send({ do: "explain", value: part, moment: seen });
  };
  let seen;                       // a double click is one wish: its second click means what the first one saw
  root.addEventListener("click", (event) => {
    const target = meant(event.target), second = event.detail && event.detail % 2 === 0;
    if (!second) seen = moment();
    if (target?.dataset.do === "coach") localStorage.setItem("gk-coach", "read");
    if (target && !["SELECT", "INPUT", "TEXTAREA"].includes(target.nodeName)) act(target, seen);
  });
  let typing;
  root.addEventListener("change", (event) => {
    if (!event.target.dataset.do) return;
    clearTimeout(typing);         // what was typed or slid is asked once, not again a moment later
    const [file] = event.target.files ?? [];
    if (file) turned = MOMENTS.includes(event.target.dataset.do);
    if (file) file.text().then((text) => send({ do: event.target.dataset.do, value: text, moment: moment() }));
    if (file) event.target.value = "";        // the same file, mended, can be chosen again
    else if (event.target.type !== "file") act(event.target);
    if (event.target === document.activeElement && event.target.type === "text") event.target.select();   // what is typed next replaces it
  });
  root.addEventListener("input", (event) => {
    if (!["search", "range"].includes(event.target.type)) return;
    clearTimeout(typing);
    typing = setTimeout(() => act(event.target), 200);
  });
  root.addEventListener("keydown", (event) => {
    const held = event.repeat && ["Enter", " "].includes(event.key) && event.target.nodeName !== "INPUT";
    if (held) { event.preventDefault(); return; }       // a key that is held was pressed once
    const thing = event.target.closest && event.target.closest(".gk-desk [data-thing], .gk-lesson [data-thing]");
    if (!thing) return;
    const own = event.target === thing;       // what cannot be played answers why; what can is a button
    if (own && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); act(thing); }
    else if (event.key.startsWith("Arrow")) {
      const next = neighbour(thing, root.querySelectorAll("[data-thing]"), event.key);
      if (next) { event.preventDefault(); (next.querySelector(":scope > .gk-hit") ?? next).focus(); }
    }
  });

  let layout = null;
  const watch = new ResizeObserver(() => {
    point(root);
    layout ??= root.querySelector("[data-layout]")?.dataset.layout;      // what the kernel has drawn already
    if (!layout) return;
    const fitting = el.getBoundingClientRect().width < NARROW ? "narrow" : "wide";
    if (el.isConnected && fitting !== layout) send({ do: "layout", value: layout = fitting });
  });
  watch.observe(el);
  model.on("change:page", show);
  model.on("change:live", tell);
  show();
  tell();
  dress(model, send);
  const language = new URLSearchParams(location.search).get("lang");      // the landing page hands on its own
  const speak = ({ detail }) => send({ do: "language", value: detail });    // all widgets of a page speak alike
  document.addEventListener("gk-language", speak);
  send({ do: "hello" });
  if (localStorage.getItem("gk-coach")) send({ do: "coach" });
  if (language) send({ do: "language", value: language });
  return () => { watch.disconnect(); document.removeEventListener("gk-language", speak); };
}

// A page whose address says what it shows can be shared; what the kernel gives as a file is saved.
function share({ model, el }) {
  const served = document.getElementById("gk-cells");       // in a notebook the address is not ours
  const note = () => {
    const told = el.querySelector("[data-address]")?.dataset.address;
    if (!served || told === undefined) return;
    const language = new URLSearchParams(location.search).get("lang");
    const query = [language ? `lang=${language}` : "", told].filter(Boolean).join("&");
    const there = location.pathname + (query ? `?${query}` : "") + location.hash;
    if (there !== location.pathname + location.search + location.hash) history.replaceState(null, "", there);
  };
  // Loaded again, the page speaks the language that was chosen on it.
  const speaks = ({ detail }) => {
    const there = new URL(location.href);
    there.searchParams.set("lang", detail);
    if (served) history.replaceState(null, "", there);
  };
  // A drawing as dots, for slides: three times as many as it has px.
  const dots = (svg) => new Promise((done) => {
    const image = new Image(), sheet = document.createElement("canvas");
    image.onload = () => {
      [sheet.width, sheet.height] = [3 * image.width, 3 * image.height];
      sheet.getContext("2d").drawImage(image, 0, 0, sheet.width, sheet.height);
      done(sheet.toDataURL("image/png"));
    };
    image.src = svg;
  });
  const save = async ({ file, type, data, go }) => {
    if (go && served) location.href = new URL(go, location.href).href;      // the teacher has opened it for all
    if (!file) return;
    const link = document.createElement("a");
    link.href = `data:${type};base64,${data}`;
    if (file.endsWith(".png") && type === "image/svg+xml") link.href = await dots(link.href);
    link.download = file;
    link.click();
  };
  document.addEventListener("gk-language", speaks);
  model.on("change:page", note);
  model.on("msg:custom", save);
  note();
}

export default {
  render(context) {
    // Before anything is asked: the page begins with what its address says, unless its client has told that already.
    const told = location.search, served = document.getElementById("gk-cells");
    if (served && told.length > 1 && !context.model.addressed) context.model.send({ do: "address", value: told });
    const end = render(context);
    share(context);
    return end;
  },
};
