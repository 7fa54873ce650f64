// Keeps the client itself, its texts and the rules for times without a network. Tables are never kept.
const KEPT = 'coldwake-1';
const MOST = 200;
const CONTENT = /\/api\/(messages|rules|boards|facts)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add('./')));
  // A choice goes straight to the server, where the browser knows how: it need not wake this worker first.
  event.waitUntil(
    Promise.resolve(event.addRoutes?.([{ condition: { requestMethod: 'POST' }, source: 'network' }])).catch(
      () => {},
    ),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, response) {
  if (response.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, response.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
  }
  return response;
}

/** The newest from the network, what was kept without one. */
async function newest(request, key) {
  try {
    return await keep(key, await fetch(request));
  } catch (e) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw e;
  }
}

/** Files whose names change with their content. */
async function lasting(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(newest(request, new URL('./', self.registration.scope).href));
  } else if (CONTENT.test(url.pathname)) {
    event.respondWith(newest(request, request));
  } else if (url.pathname.includes('/assets/') || url.pathname.includes('/icons/')) {
    event.respondWith(lasting(request));
  }
});
