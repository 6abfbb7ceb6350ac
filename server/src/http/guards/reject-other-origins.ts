import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects a state-changing request from a page of another site. */
export function rejectOtherOrigins(app: App): void {
  app.server.addHook('onRequest', (request, _reply, done) => {
    const isAllowed =
      safeMethods.has(request.method) ||
      request.routeOptions.config.anyOrigin === true ||
      isSameOrigin(app, request);
    if (isAllowed) done();
    else done(new AppError('forbidden', 'This request came from another site and was refused.'));
  });
}

/** True for our own pages, and for clients other than browsers, which send neither header. */
export function isSameOrigin(app: App, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return isOurOrigin(app, origin, request.headers.host);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function isOurOrigin(app: App, origin: string, host: string | undefined): boolean {
  if (origin === new URL(app.publicUrl()).origin) return true;
  return !app.config.production && origin === `http://${host}`;
}
