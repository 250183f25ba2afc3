// Keeps every file of the site: the next visit needs no network. A new build has a new name, and the old one goes.

const KEPT = "gamekit BUILD", FILES = [/* FILES */];
const plain = (address) => { const { origin, pathname } = new URL(address); return origin + pathname; };

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("gamekit ") && name !== KEPT) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(KEPT);
  if (request.url.endsWith(".wasm"))        // the browser's own cache has compiled code beside it
    try { return await fetch(request, { cache: "force-cache" }); } catch { /* no network */ }
  const place = plain(request.url), found = await cache.match(place.endsWith("/") ? `${place}index.html` : place);
  return found ?? fetch(request);
}
