import type { FastifyReply } from 'fastify';
import { suspensionCookie } from '#contract/auth/suspension-cookie.ts';
import type { App } from '#server/http/app.ts';
import { isSecure } from '#server/http/session-cookie.ts';

/** Browsers drop a cookie of more than 4,096 bytes. */
const maxLength = 3_800;

/** Hands the sign-in screen what a redirect cannot carry. */
export function writeSuspensionCookie(app: App, reply: FastifyReply, message: string): void {
  reply.setCookie(suspensionCookie.name, fitInto(maxLength, message.toWellFormed()), {
    path: suspensionCookie.path,
    sameSite: 'lax',
    secure: isSecure(app),
    maxAge: 60,
  });
}

function fitInto(length: number, message: string): string {
  if (encodeURIComponent(message).length <= length) return message;
  const characters = Array.from(message);
  while (encodeURIComponent(characters.join('')).length > length) characters.length -= 20;
  return `${characters.join('')}…`;
}
