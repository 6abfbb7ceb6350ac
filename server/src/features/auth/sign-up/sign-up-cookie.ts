import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/http/app.ts';
import { isSecure } from '#server/http/session-cookie.ts';

/**
 * Marks the browser that signed up. Whoever signs up later for the same address replaces the sign-up and its password;
 * the mark keeps the first person from confirming, with the newest code in the mailbox, a stranger's password.
 */
export function setSignUpCookie(
  app: App,
  reply: FastifyReply,
  email: string,
  passwordHash: string,
): void {
  reply.setCookie(cookieName(app), markOf(email, passwordHash), {
    ...cookieOptions(app),
    maxAge: 24 * 60 * 60,
  });
}

/** False only for a browser whose own sign-up for this address has been replaced. */
export function matchesSignUpCookie(
  app: App,
  request: FastifyRequest,
  email: string,
  passwordHash: string,
): boolean {
  const mark = request.cookies[cookieName(app)];
  if (!mark?.startsWith(`${digest(email)}.`)) return true;
  return mark === markOf(email, passwordHash);
}

export function clearSignUpCookie(app: App, reply: FastifyReply): void {
  reply.clearCookie(cookieName(app), cookieOptions(app));
}

function markOf(email: string, passwordHash: string): string {
  return `${digest(email)}.${digest(passwordHash)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function cookieName(app: App): string {
  return isSecure(app) ? '__Host-callboard-sign-up' : 'callboard-sign-up';
}

function cookieOptions(app: App) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(app) } as const;
}
