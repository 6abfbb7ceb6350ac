import type { App } from './app.ts';

/** Headers of every answer; pages and files add a content security policy of their own. */
export function setCommonHeaders(app: App): void {
  app.server.addHook('onRequest', (request, { raw }, done) => {
    raw.setHeader('x-request-id', request.id);
    raw.setHeader('x-content-type-options', 'nosniff');
    if (request.url.startsWith('/api/')) raw.setHeader('cache-control', 'no-store');
    else raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    done();
  });
}
