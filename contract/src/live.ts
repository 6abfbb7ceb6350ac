import { z } from 'zod';
import { commentSubjects } from './comments/subjects.ts';
import { id } from './primitives.ts';

/** A work whose comments a page shows. */
export const commentedWork = z.object({ on: z.enum(commentSubjects), id });

/** What a browser may send over /ws. Identity is the cookie; `auth` must only agree with it. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('auth'), userId: z.string().max(64) }),
  z.object({ type: z.literal('ping') }),
  /** The work whose comments the page shows now, or null for none. */
  z.object({ type: z.literal('watch'), work: commentedWork.nullable() }),
  /** The page that is open and looked at now, as a path. */
  z.object({ type: z.literal('page'), page: z.string().startsWith('/').max(200) }),
]);

export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), userId: z.string() }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('notification') }),
  z.object({ type: z.literal('feed') }),
  /** The comments on a work have changed; sent to the pages that show them. */
  z.object({ type: z.literal('comments'), work: commentedWork }),
  /** A conversation of mine has changed: a message, what was read, a request. */
  z.object({ type: z.literal('conversation'), conversationId: z.string() }),
  /** The other member is typing. */
  z.object({ type: z.literal('typing'), conversationId: z.string() }),
  /** An event whose waiting list moved up to me. */
  z.object({ type: z.literal('event'), eventId: z.string() }),
  /** A setting or a copy of one's data has changed, perhaps in another tab. */
  z.object({ type: z.literal('account') }),
  /** The member is suspended, why and until when; the session ends right after it. */
  z.object({ type: z.literal('suspended'), message: z.string() }),
  z.object({
    type: z.literal('profile_view_notification'),
    data: z.object({ viewer: z.object({ firstName: z.string(), lastName: z.string() }) }),
  }),
]);

export type CommentedWork = z.output<typeof commentedWork>;
export type ClientMessage = z.output<typeof clientMessage>;
export type ServerMessage = z.output<typeof serverMessage>;

/** Close codes the web acts on: a member whose session ended must not reconnect. */
export const liveClose = {
  sessionEnded: 4401,
  identityMismatch: 4403,
  restarting: 1012,
  tooManyMessages: 1008,
} as const;

export type LiveCloseCode = (typeof liveClose)[keyof typeof liveClose];
