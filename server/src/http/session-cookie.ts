import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** Days after its last use until a session expires. */
export const sessionDays = 30;

/** Days after the sign-in until a session ends, however much it is used. */
export const sessionMaxDays = 90;

/** Hours after its last use until a session of staff expires, and days after the sign-in until it ends. */
export const staffSessionHours = 12;
export const staffSessionMaxDays = 7;

/** As long as browsers allow: each use extends the session, and the cookie must not expire before it. */
export const cookieSeconds = 400 * 24 * 60 * 60;

/** The name of one of our cookies; over https browsers hold a `__Host-` cookie to this host. */
export function cookieName(app: App, purpose?: string): string {
  const name = purpose ? `callboard-${purpose}` : 'callboard';
  return isSecure(app) ? `__Host-${name}` : name;
}

/** Lax, because a browser that comes back from Google or from a mail must bring its cookies. */
export function cookieOptions(app: App) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(app) } as const;
}

export function isSecure({ config }: App): boolean {
  return config.publicUrl?.startsWith('https://') ?? false;
}

export function readSessionToken(app: App, request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(app)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

export function writeSessionCookie(app: App, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(app), token, { ...cookieOptions(app), maxAge: cookieSeconds });
}

export function clearSessionCookie(app: App, reply: FastifyReply): void {
  clearBrowserCache(reply.clearCookie(cookieName(app), cookieOptions(app)));
}

/** The next person at this computer finds no picture of a member there. Storage stays: the web removes from it what is the member's. */
export function clearBrowserCache(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}
