import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../app.ts';

/** Replaces a worker that is installed: deletes what it stored, removes itself and loads the open pages without it. */
export const workerRemoval = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;

/** Of the worker itself: what it asks for, it asks of us. */
const policy = "default-src 'self'; frame-ancestors 'none'";

/** Browsers ask for it at every visit; a stored one would keep an old version alive. */
export function serveServiceWorker({ server, config }: App, webDir: string): void {
  const file = join(webDir, 'sw.js');
  const script =
    config.serviceWorker && existsSync(file) ? readFileSync(file, 'utf8') : workerRemoval;
  server.get('/sw.js', { config: { rateLimit: false } }, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
