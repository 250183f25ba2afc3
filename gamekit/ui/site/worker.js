// The worker: Pyodide with pages of gamekit. Wishes come in, what the pages tell goes out as JSON.

const say = (what) => postMessage(what), mark = (name) => say({ mark: name });
const waiting = [];         // wishes that came before Python was there
let wish = (text) => waiting.push(text);

onmessage = ({ data }) => {
  if (data.begin) begin(data.begin).catch((error) => say({ failed: String(error) }));
  else wish(JSON.stringify(data));
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
  const inside = py.pyimport("gamekit.ui.site.inside");
  mark("gamekit");
  wish = inside.begin(JSON.stringify(asked), (text) => say({ said: text }));
  mark("pages");
  for (const text of waiting) wish(text);
}
