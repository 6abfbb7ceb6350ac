import { z } from 'zod';
import { defineRoute } from '../route.ts';

/** A missing token is as wrong as a forged one, and answered by the same page. */
const tokenQuery = z.object({ token: z.string().max(500).default('') });

export const mails = {
  unsubscribePage: defineRoute({
    method: 'GET',
    path: '/api/unsubscribe',
    access: 'public',
    summary: 'A page that asks whether the mails that a link names are to stop',
    query: tokenQuery,
    response: 'stream',
  }),
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    anyOrigin: true,
    summary: 'Stop the mails that a link names, in one click (RFC 8058)',
    query: tokenQuery,
    response: 'stream',
  }),
};
