// The client of a page: it connects the page's widgets (anywidgets only) with their kernel. Jupyter's own client
// can do far more and is some megabytes; this one is what a board needs, and finds its kernel again when it was lost.

const { kernelId: kernel, base, language, spoken, secret } = JSON.parse(document.getElementById("gk-kernel").textContent);
const asked = new URLSearchParams(location.search).get("lang") ?? "";
const words = spoken[asked] ?? spoken[language];
const places = [...document.querySelectorAll("[data-widget]")];
const session = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
const memory = "gamekit " + location.pathname;      // of this tab: why and when it had to be loaded again
const RETRY = 1000, LONGEST = 5000, PATIENCE = 8000, TAKING_UP = 5000, TOLD = 10000;     // ms
const OFTEN = 3, MINUTE = 60000;                    // so many new kernels in a minute do not help any more

let socket, control, models = new Map(), number = 0;

// Jupyter's messages

function write(type, content, metadata = {}) {
  if (socket?.readyState !== WebSocket.OPEN) return lost(words.lost);
  const header = { msg_id: session + " " + number++, msg_type: type, session, username: "", version: "5.3", date: new Date().toISOString() };
  socket.send(packed(["shell", ...[header, {}, metadata, content].map((part) => JSON.stringify(part))]));
}

// A message on the wire: how many offsets, the offsets (8 bytes each), then the parts from one offset to the next.
const PROTOCOL = "v1.kernel.websocket.jupyter.org";
const HEADER = 1, CONTENT = 4;

function packed(parts) {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  const start = 8 * (parts.length + 2);
  const whole = new Uint8Array(start + bytes.reduce((sum, part) => sum + part.length, 0)), view = new DataView(whole.buffer);
  view.setBigUint64(0, BigInt(parts.length + 1), true);
  let at = start;
  bytes.forEach((part, i) => {
    view.setBigUint64(8 * (i + 1), BigInt(at), true);
    whole.set(part, at);
    at += part.length;
  });
  view.setBigUint64(8 * (parts.length + 1), BigInt(at), true);
  return whole;
}

function unpacked(buffer) {
  const view = new DataView(buffer), offset = (i) => Number(view.getBigUint64(8 * (i + 1), true));
  const part = (i) => JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, offset(i), offset(i + 1) - offset(i))));
  return { header: part(HEADER), content: part(CONTENT) };
}

const modelOf = (id, state) => new Model(state, (data) => write("comm_msg", { comm_id: id, data }));

function hear({ header, content }) {
  const model = models.get(content.comm_id);
  if (header.msg_type === "status" && ["dead", "restarting"].includes(content.execution_state)) loadAgain("crashed");
  else if (header.msg_type === "comm_open" && content.target_name === "jupyter.widget") {
    models.set(content.comm_id, modelOf(content.comm_id, content.data.state));
  } else if (header.msg_type === "comm_msg" && content.comm_id === control) arrived(content.data.states);
  else if (header.msg_type === "comm_msg" && model) {
    if (content.data.method === "update") model.update(content.data.state);
    else if (content.data.method === "custom") model.tell("msg:custom", content.data.content, []);
  }
}

// All widgets of the kernel, at the start and after every new connection.
async function arrived(states) {
  if (document.getElementById("gk-lost").textContent === words.lost) lost("");
  for (const [id, { state }] of Object.entries(states)) {
    if (models.has(id)) models.get(id).update(state);
    else models.set(id, modelOf(id, state));
  }
  for (const place of places.filter((one) => !one.shown)) {
    place.shown = true;
    await takenUp(models.get(place.dataset.widget), places.indexOf(place));
    await show(place, models.get(place.dataset.widget)).catch((error) => {
      console.error(error);
      place.innerHTML = `<p class="gk-failed" role="alert"></p>`;
      place.firstChild.textContent = words.failed;
    });
  }
  document.getElementById("loading")?.remove();
}

// The widget goes on with what this page has kept, and with what its address says; it is shown only then.
function takenUp(model, place) {
  if (!secret || !model?.get("keeps")) return;
  return new Promise((done) => {
    model.on("msg:custom", (said) => { if (said.taken) done(); });
    model.send({ do: "take-up", value: `${secret} ${place} ${asked} ${location.search}` });
    model.addressed = true;
    setTimeout(done, TAKING_UP);
  });
}

const modules = new Map();      // by their source: two boards share one
async function show(place, model) {
  if (model?.get("_model_module") !== "anywidget") throw new Error('not an anywidget: say "widgets": "all" in the notebook\'s "gamekit" metadata');
  const source = model.get("_esm");
  if (!modules.has(source)) modules.set(source, import(URL.createObjectURL(new Blob([source], { type: "text/javascript" }))));
  const widget = (await modules.get(source)).default;
  if (model.get("_css")) document.head.append(Object.assign(document.createElement("style"), { textContent: model.get("_css") }));
  await widget.initialize?.({ model });
  await widget.render({ model, el: place });
}

// The connection

function connect() {
  return new Promise((done, fail) => {
    const address = new URL(`${base}api/kernels/${kernel}/channels?session_id=${session}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    socket = new WebSocket(address, PROTOCOL);
    socket.binaryType = "arraybuffer";
    const late = setTimeout(() => socket.close(), PATIENCE);
    socket.onmessage = ({ data }) => hear(unpacked(data));
    socket.onopen = () => {
      clearTimeout(late);
      control = session + " control " + number++;
      write("comm_open", { comm_id: control, target_name: "jupyter.widget.control", data: {} }, { version: "1.0.0" });
      write("comm_msg", { comm_id: control, data: { method: "request_states" } });
      socket.onclose = again;
      done();
    };
    socket.onclose = fail;
  });
}

// The network may come back, and so may the server; but a kernel that has ended does not.
async function again() {
  lost(words.lost);
  for (let wait = RETRY; ; wait = Math.min(1.5 * wait, LONGEST)) {
    await new Promise((done) => setTimeout(done, wait));
    const state = await stateOfKernel();
    if (state === "alive") try { return await connect(); } catch { /* once more */ }
    else if (state) return loadAgain(state);
  }
}

// Our server says what became of it; a plain Voila only whether it is there. A server that knows us no more, as that of
// another class, asks for its code once the page is loaded again.
async function stateOfKernel() {
  try {
    if (secret) {
      const answer = await fetch(`${base}voila/kernel/${kernel}`);
      return answer.redirected || answer.status === 403 ? "unknown" : (await answer.json()).state;
    }
    const { ok, status } = await fetch(`${base}api/kernels/${kernel}`);
    return ok ? "alive" : status === 404 ? "unknown" : null;
  } catch { return null; }
}

const xsrf = () => document.cookie.match(/\b_xsrf=([^;]*)/)?.[1];

function shutDown() {
  const form = new FormData();
  form.append("_xsrf", xsrf() ?? "");
  navigator.sendBeacon(`${base}voila/api/shutdown/${kernel}`, form);
}

// Nobody can come back to a kernel of a plain Voila, which ends it for those that have the cookie of its list of pages.
async function leaveNothing() {
  if (!xsrf()) await fetch(base + "voila/tree").catch(() => {});
}

// The server gives this page a new kernel, which takes up what was kept. Why is told afterwards.
function loadAgain(why) {
  if (socket) socket.onclose = null;
  const times = remembered().times.filter((time) => Date.now() - time < MINUTE);
  if (times.length >= OFTEN) return lost(words.gone);
  sessionStorage.setItem(memory, JSON.stringify({ why, times: [...times, Date.now()] }));
  location.reload();
}

function remembered() {
  return { times: [], ...JSON.parse(sessionStorage.getItem(memory) ?? "{}") };
}

function lost(sentence) {
  const line = document.getElementById("gk-lost");
  line.textContent = sentence;
  line.hidden = !sentence;
}

function tellWhy() {
  const { why, times } = remembered();
  if (!why) return;
  sessionStorage.setItem(memory, JSON.stringify({ times }));
  lost(words[why]);
  setTimeout(() => { if (document.getElementById("gk-lost").textContent === words[why]) lost(""); }, TOLD);
}

function offerElsewhere() {
  const box = document.getElementById("gk-elsewhere"), [summary, how, address] = box.children;
  summary.textContent = words.elsewhere;
  how.textContent = words["elsewhere-how"];
  const there = new URL(location.href);
  there.searchParams.set("go", secret);
  address.textContent = there.href;
  box.hidden = false;
}

async function start() {
  await connect().catch(again);
  tellWhy();
  if (secret) return offerElsewhere();
  await leaveNothing();
  addEventListener("pagehide", shutDown);
}

if (places.length) start();
else {
  document.getElementById("loading")?.remove();
  if (!secret) await leaveNothing();
  shutDown();
}
