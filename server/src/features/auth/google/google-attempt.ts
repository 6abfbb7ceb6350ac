import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nextPath } from '#contract/auth/forms.ts';
import type { App } from '#server/http/app.ts';
import { cookieName, cookieOptions } from '#server/http/session-cookie.ts';

const googleAttempt = z.object({
  state: z.string().min(1),
  nonce: z.string().min(1),
  verifier: z.string().min(1),
  next: nextPath.optional(),
});

/** What the browser that started to sign in must bring back with Google's answer. */
export type GoogleAttempt = z.output<typeof googleAttempt>;

export function keepGoogleAttempt(app: App, reply: FastifyReply, attempt: GoogleAttempt): void {
  const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  reply.setCookie(cookieName(app, 'google'), value, { ...cookieOptions(app), maxAge: 10 * 60 });
}

/** The attempt of this browser; it can be taken once. */
export function takeGoogleAttempt(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): GoogleAttempt | null {
  reply.clearCookie(cookieName(app, 'google'), cookieOptions(app));
  const value = request.cookies[cookieName(app, 'google')] ?? '';
  try {
    const json: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    return googleAttempt.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}
