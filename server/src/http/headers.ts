import type { App } from './app.ts';

/** Headers that every answer carries; pages and files add their own content policy. */
export function setCommonHeaders(app: App): void {
  app.server.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('x-request-id', request.id);
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    if (request.url.startsWith('/api/')) reply.raw.setHeader('cache-control', 'no-store');
  });
}
