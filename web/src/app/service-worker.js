// Keeps the shell, and what works without a network. Nothing of /api or /ws is ever kept.
// The build puts in what is kept, and a version that changes with it.
const kept = 'KEPT';
const cacheName = 'lair-' + 'VERSION';
/** The folder of the page: what is kept stands below it. */
const base = new URL('.', self.location.href);
const addresses = (names) => names.map((name) => new URL(name, base).href);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(addresses(kept.shell)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('lair-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// The page says { keep: language, local } once it is idle: only then is the rest fetched, one file after the other, and
// the files of local tables only if the player's network may be used for them.
self.addEventListener('message', (event) => {
  const { keep: language, local } = event.data ?? {};
  if (typeof language !== 'string') return;
  const wanted = [...(kept.words[language] ?? []), ...kept.later, ...(local ? kept.local : [])];
  event.waitUntil(keepAll(addresses(wanted)));
});

async function keepAll(wanted) {
  const cache = await caches.open(cacheName);
  for (const address of wanted) await addOnce(cache, address);
}

async function addOnce(cache, address) {
  if (!(await cache.match(address))) await cache.add(address);
}

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (!address.href.startsWith(base.href)) return;
  const path = address.pathname.slice(base.pathname.length);
  if (/^(api|ws|healthz|readyz|metrics)(\/|$)/.test(path)) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (path.startsWith('assets/')) event.respondWith(asset(event.request));
  else event.respondWith(fetch(event.request).catch(() => orKept(event.request)));
});

/** The page itself comes from the server, so that it is never old; without a network, as it was. */
async function page(request) {
  try {
    const answer = await fetch(request);
    const away = answer.status >= 502 && answer.status <= 504; // a proxy, whose server restarts
    return (away && (await caches.match(base.href))) || answer;
  } catch {
    return orKept(base.href);
  }
}

/** What is in /assets has its content in its name: once fetched it stays right. */
async function asset(request) {
  const cache = await caches.open(cacheName);
  const found = await cache.match(request);
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}

async function orKept(request) {
  return (await caches.match(request)) ?? Response.error();
}
