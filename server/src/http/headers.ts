import type { Config } from '../config.ts';
import type { App } from './app.ts';

/** What our pages use none of; a video from elsewhere may fill the screen. */
const permissions =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()';

/**
 * Headers of every answer, made for data: it loads nothing, nobody frames it, nobody keeps it. Pages, members' files and the
 * files of the web say otherwise where they are more than that.
 */
export function commonHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(publicUrl?.startsWith('https://') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

export function setCommonHeaders(app: App): void {
  const headers = Object.entries(commonHeaders(app.config));
  app.server.addHook('onRequest', (request, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    raw.setHeader('x-request-id', request.id);
    done();
  });
}
