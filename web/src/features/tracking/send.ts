import type { BodyInputOf, Route } from '#contract/route.ts';

/** Sends without waiting, also from a page that is being left; what does not arrive is dropped. */
export function sendQuietly<R extends Route>(route: R, body: BodyInputOf<R>): void {
  fetch(route.path, {
    method: route.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'include',
    keepalive: true,
  }).catch(() => {});
}
