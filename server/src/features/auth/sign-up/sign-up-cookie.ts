import { createHash, createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/http/app.ts';
import { cookieName, cookieOptions } from '#server/http/session-cookie.ts';
import { serverKey } from '#server/platform/server-key.ts';

interface SignUpMade {
  email: string;
  password: string;
  passwordHash: string;
}

/**
 * Marks the browser that signed up, whether or not the address has an account. Whoever signs up later for the same
 * address replaces the sign-up and its password; the mark keeps the first person from confirming, with the newest code
 * in the mailbox, a stranger's password.
 */
export function setSignUpCookie(app: App, reply: FastifyReply, made: SignUpMade): void {
  const { email, password, passwordHash } = made;
  const mark = [digest(email), passwordMark(app, email, password), digest(passwordHash)].join('.');
  reply.setCookie(cookieName(app, 'sign-up'), mark, {
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
  const [address, , hash] = readMark(app, request);
  return address !== digest(email) || hash === digest(passwordHash);
}

/** Whether this browser signed up for this address with this password, and has not confirmed it. */
export function signedUpHere(
  app: App,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): boolean {
  const [address, mark] = readMark(app, request);
  return address === digest(email) && mark === passwordMark(app, email, password);
}

export function clearSignUpCookie(app: App, reply: FastifyReply): void {
  reply.clearCookie(cookieName(app, 'sign-up'), cookieOptions(app));
}

function readMark(app: App, request: FastifyRequest): string[] {
  return (request.cookies[cookieName(app, 'sign-up')] ?? '').split('.');
}

/** With a key of ours: whoever steals the cookie cannot find the password by guessing. */
function passwordMark(app: App, email: string, password: string): string {
  return createHmac('sha256', serverKey(app, 'sign-up'))
    .update(`${email} ${password}`)
    .digest('base64url');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
