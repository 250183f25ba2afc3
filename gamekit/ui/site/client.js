// A page of the static site: it shows what the worker's Python makes and keeps on this device what is to be kept.
// Beside this file stands `model.js`, as for pages of a server: they know no difference.

const about = JSON.parse(document.getElementById("gk-site").textContent);
const { words } = about;
const places = [...document.querySelectorAll("[data-widget]")];
const status = document.getElementById("gk-status");
const drawer = (place) => `gamekit ${about.page} ${place}`;     // in this device's storage
const marks = window.gkMarks = { start: 0 };                    // ms since the page was asked for, for whoever measures
const SLOW = 20000, LONG = 700;                                 // ms
let waits = null;           // until what was wished for has come

const models = places.map((_, place) => new Model({}, (data) => {
  if (data.method !== "custom") return;
  worker.postMessage({ place, content: data.content });
  if (document.body.dataset.ready !== undefined) waits ??= setTimeout(() => tell(words.working), LONG);
}));

function tell(sentence, failed = false) {
  status.textContent = sentence;
  status.hidden = !sentence;
  status.toggleAttribute("data-failed", failed);
}

function kept() {
  const found = {};
  for (const place of places.keys()) {
    try { found[place] = JSON.parse(localStorage.getItem(drawer(place))) ?? undefined; } catch { /* nothing to go on with */ }
  }
  return found;
}

function keep(place, state) {
  try { localStorage.setItem(drawer(place), JSON.stringify(state)); } catch { tell(words.full); }     // private windows
}

let page;
async function show(place) {
  page ??= (await import("./page.js")).default;
  places[place].replaceChildren();
  page.render({ model: models[place], el: places[place] });
  if (++shown < places.length) return;
  tell("");
  requestAnimationFrame(() => setTimeout(() => { marks.board = performance.now(); document.body.dataset.ready = ""; stay(); }));
}
let shown = 0;

function hear({ data }) {
  if (data.mark) marks[data.mark] = performance.now();
  if (data.ask !== undefined) help(data.ask);
  if (data.failed) { console.error(data.failed); tell(navigator.onLine ? words.failed : words.offline, true); }
  if (!data.said) return;
  if (waits !== null) {
    clearTimeout(waits);
    waits = null;
    tell("");
  }
  const { place, state, message, kept: keeping } = JSON.parse(data.said), first = !("page" in models[place].state);
  if (keeping !== undefined) keep(place, keeping);
  if (message) models[place].tell("msg:custom", message, []);
  if (state) models[place].update(state);
  if (state && first) show(place);
}

// The other worker: for what takes long, and for a pupil's Python. It begins as a blob, since such a worker has this
// page's policy; a file has only what its web space sends with it. Without words it is ended: it goes on too long.
let other = null;
function help(text) {
  if (!text) {
    other?.terminate();
    other = null;
    return;
  }
  if (!other) {
    const code = `import ${JSON.stringify(new URL("worker.js", location.href).href)};`;
    other = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
    other.onmessage = ({ data }) => {
      if (data.failed) hear({ data });
      else if (typeof data === "string" && "job" in JSON.parse(data)) worker.postMessage(data);
    };
    other.onerror = worker.onerror;
    other.postMessage({ begin: { ...begun, archives: [...about.archives, ...about.later], later: [], helps: true } });
  }
  other.postMessage(text);
}

// After the board, so that keeping files for the next visit does not slow down this one.
function stay() {
  if ("serviceWorker" in navigator && !new URLSearchParams(location.search).has("online"))
    navigator.serviceWorker.register("offline.js").catch(() => {});
}

const state = kept();
for (const [place, element] of places.entries()) if (state[place]) element.replaceChildren();   // it goes on elsewhere
tell(words.starting);
setTimeout(() => { if (shown < places.length && !status.hasAttribute("data-failed")) tell(words.slow); }, SLOW);
const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = hear;
worker.onerror = (event) => hear({ data: { failed: event.message } });
const begun = { ...about, words: undefined, kept: state };
worker.postMessage({ begin: begun });
