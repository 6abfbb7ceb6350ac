import type { App } from './app.ts';

/** What our pages use none of; a video from elsewhere may fill the screen. */
const permissions =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()';

/** Headers of every answer; pages and files add a content security policy of their own. */
export function setCommonHeaders(app: App): void {
  const isHttps = app.config.publicUrl?.startsWith('https://') ?? false;
  app.server.addHook('onRequest', (request, { raw }, done) => {
    raw.setHeader('x-request-id', request.id);
    raw.setHeader('x-content-type-options', 'nosniff');
    raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    raw.setHeader('permissions-policy', permissions);
    if (isHttps) raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (request.url.startsWith('/api/')) raw.setHeader('cache-control', 'no-store');
    done();
  });
}
