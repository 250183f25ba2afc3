// A worker: Pyodide with pages of gamekit. Wishes come in, what the pages tell goes out as JSON. What takes long is done
// by another worker of the same kind, which is started when somebody asks for it; it answers the first.

const say = (what) => postMessage(what), mark = (name) => say({ mark: name });
const waiting = [];         // wishes that came before Python was there
let wish = (text) => waiting.push(text);

onmessage = ({ data }) => {
  if (data.begin) begin(data.begin).catch((error) => say({ failed: String(error) }));
  else wish(typeof data === "string" ? data : JSON.stringify(data));
};

// An archive that is compressed as a whole: no web space needs to know how.
async function unzipped(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.buffer;      // the server has done so already
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function begin(asked) {
  const py = await python(asked);
  const inside = py.pyimport(asked.helps ? "gamekit.ui.site.helper" : "gamekit.ui.site.inside"), made = JSON.stringify(asked);
  mark("gamekit");
  wish = asked.helps ? inside.work(made, (text) => postMessage(text)) : inside.begin(made, (text) => say({ said: text }), helper(asked));
  mark("pages");
  for (const text of waiting) wish(text);
}

async function python(asked) {
  const parts = Promise.all(asked.archives.map((name) => unzipped(`python/${name}.zip.gz`)));
  parts.catch(() => {});                            // told below
  const own = asked.runtime === "pyodide/", folder = new URL(asked.runtime, location.href).href;
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

// What brings words to the other worker.
function helper(asked) {
  let other = null;
  return (text) => {
    if (!text) {            // it is to be ended: somebody's Python goes on too long
      other?.terminate();
      other = null;
      return;
    }
    if (!other) {
      other = new Worker("worker.js", { type: "module" });
      other.onmessage = ({ data }) => { if (typeof data === "string") wish(data); else if (data.failed) say(data); };
      other.postMessage({ begin: { ...asked, helps: true } });
    }
    other.postMessage(text);
  };
}
