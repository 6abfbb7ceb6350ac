import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/http/app.ts';
import { cookieName, cookieOptions } from '#server/http/session-cookie.ts';

type Kind = 'second-step' | 'passkey';

/** A secret of the browser, for one sign-in: an HttpOnly cookie for some minutes. */
export function writeBrowserToken(
  app: App,
  reply: FastifyReply,
  kind: Kind,
  token: string,
  minutes: number,
): void {
  reply.setCookie(cookieName(app, kind), token, { ...cookieOptions(app), maxAge: minutes * 60 });
}

export function readBrowserToken(app: App, request: FastifyRequest, kind: Kind): string | null {
  const token = request.cookies[cookieName(app, kind)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

export function clearBrowserToken(app: App, reply: FastifyReply, kind: Kind): void {
  reply.clearCookie(cookieName(app, kind), cookieOptions(app));
}
