import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** Days after its last use until a session expires. */
export const sessionDays = 30;

/** As long as browsers allow: each use extends the session, and the cookie must not expire before it. */
const cookieDays = 400;

function cookieName(app: App): string {
  return isSecure(app) ? '__Host-callboard' : 'callboard';
}

export function isSecure({ config }: App): boolean {
  return config.publicUrl?.startsWith('https://') ?? false;
}

export function readSessionToken(app: App, request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(app)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

export function writeSessionCookie(app: App, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(app), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(app),
    maxAge: cookieDays * 24 * 60 * 60,
  });
}

export function clearSessionCookie(app: App, reply: FastifyReply): void {
  reply.clearCookie(cookieName(app), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(app),
  });
}
