// A worker: Pyodide with pages of gamekit. Wishes come in, what the pages tell goes out as JSON. What takes long is done
// by another worker of the same kind (`helps`), which the page starts when somebody asks for it; it answers the first.

const say = (what) => postMessage(what), mark = (name) => say({ mark: name });
const address = (name) => new URL(name, import.meta.url).href;      // the other worker's own is that of a blob
const waiting = [];         // wishes that came before Python was there
let wish = (text) => waiting.push(text);

onmessage = ({ data }) => {
  if (data.begin) begin(data.begin).catch((error) => say({ failed: String(error) }));
  else wish(typeof data === "string" ? data : JSON.stringify(data));
};

// An archive that is compressed as a whole: no web space needs to know how.
async function unzipped(name) {
  const answer = await fetch(address(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.buffer;      // the server has done so already
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

// The same while Python waits for it, in the middle of an import.
function fetchedNow(name) {
  const asked = new XMLHttpRequest();
  asked.open("GET", address(name), false);
  asked.responseType = "arraybuffer";
  asked.send();
  if (asked.status !== 200) throw new Error(`${name}: ${asked.status}`);
  return asked.response;
}

async function begin(asked) {
  if (asked.helps) shut();
  const py = await python(asked), made = JSON.stringify(asked);
  py.pyimport("gamekit.ui.site.later").expect((name) => fetchedNow(archive(name)), asked.later);
  const inside = py.pyimport(asked.helps ? "gamekit.ui.site.helper" : "gamekit.ui.site.inside");
  mark("gamekit");
  wish = asked.helps ? inside.work(made, say) : inside.begin(made, (text) => say({ said: text }), (text) => say({ ask: text }));
  mark("pages");
  for (const text of waiting) wish(text);
}

// A pupil's Python reaches JavaScript: what this device keeps for the site is taken out of its reach.
function shut() {
  for (const name of ["caches", "indexedDB", "BroadcastChannel", "Worker"])
    for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) delete owner[name];
}

const archive = (name) => `python/${name}.zip.gz`;

async function python(asked) {
  const parts = Promise.all(asked.archives.map((name) => unzipped(archive(name))));
  parts.catch(() => {});                            // told below
  const own = asked.runtime === "pyodide/", folder = address(asked.runtime);
  const [{ loadPyodide }, library] = await Promise.all([
    import(folder + "pyodide.mjs"), own ? unzipped("pyodide/python_stdlib.zip.gz") : null,
  ]);
  const stdLibURL = library ? URL.createObjectURL(new Blob([library])) : undefined;
  const py = await loadPyodide({ indexURL: folder, ...(stdLibURL ? { stdLibURL } : {}), checkAPIVersion: false });
  mark("python");
  for (const part of await parts) py.unpackArchive(part, "zip", { extractDir: "/site" });
  mark("unpacked");
  py.runPython('import sys; sys.path.insert(0, "/site")');
  return py;
}
