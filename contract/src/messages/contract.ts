import { z } from 'zod';
import { limitOf, perDay, perHour, requestAnswers, searches } from '../limits.ts';
import { id, idParams, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { media } from '../uploads/media.ts';
import { userSummary } from '../users/contract.ts';
import { sendMessageBody, startConversationBody } from './forms.ts';

export const message = z.object({
  id: z.string(),
  conversationId: z.string(),
  senderId: z.string(),
  text: z.string(),
  file: media.nullable(),
  createdAt: instant,
});

export type Message = z.output<typeof message>;

/**
 * `requested` until its receiver accepts; whoever was declined still reads `requested`, and who declined has it no more.
 * In one that has `ended` (by a block that was lifted), writing is asking anew.
 */
const conversationStatuses = ['open', 'requested', 'ended'] as const;

export const conversation = z.object({
  id: z.string(),
  status: z.enum(conversationStatuses),
  /** Who asked, where it is `requested`. */
  requestedBy: z.string().nullable(),
  /** The other member; null where the account was deleted. */
  member: userSummary.nullable(),
  /** The newest message that I have not deleted. */
  lastMessage: message.nullable(),
  unreadCount: z.int(),
  /** Messages up to this moment have been read by the other member; never told of a request. */
  seenAt: instant.nullable(),
  /** Why I cannot write here now, as a sentence. */
  refusal: z.string().nullable(),
  /** When its newest message was sent. */
  updatedAt: instant,
});

export type Conversation = z.output<typeof conversation>;

/** A message that was found, and with whom it was exchanged. */
export const foundMessage = message.extend({ member: userSummary.nullable() });

export type FoundMessage = z.output<typeof foundMessage>;

/** `requests` wait for my answer; all others are in the `inbox`, those that I have asked for too. */
const conversationFolders = ['inbox', 'requests'] as const;

const conversationQuery = pageQuery.extend({ folder: z.enum(conversationFolders).optional() });
export type ConversationQuery = z.output<typeof conversationQuery>;

const searchQuery = pageQuery.extend({ q: z.string().trim().min(1).max(200) });
export type MessageSearchQuery = z.output<typeof searchQuery>;

/** `around` a message of the conversation: the page begins a few messages after it. */
const messageQuery = pageQuery.extend({ around: id.optional() });
export type MessageQuery = z.output<typeof messageQuery>;

/** A lively conversation; how many people are asked for one, the policy of messages limits. */
const sentMessages = limitOf('messages', perHour(600), perDay(3000));
/** The other member is notified of both. */
const signals = limitOf('messages read or typed', perHour(5000));

export const conversations = {
  list: defineRoute({
    method: 'GET',
    path: '/api/conversations',
    access: 'member',
    summary: 'My conversations, all or of one folder, the one with the newest message first',
    query: conversationQuery,
    response: z.array(conversation),
    paged: true,
  }),
  start: defineRoute({
    method: 'POST',
    path: '/api/conversations',
    access: 'member',
    limit: sentMessages,
    summary: 'Write to a member: starts our conversation, goes on with it, or asks to begin one',
    body: startConversationBody,
    response: message,
    status: 201,
  }),
  unreadCount: defineRoute({
    method: 'GET',
    path: '/api/conversations/unread-count',
    access: 'member',
    summary: 'How many messages to me are unread (999 at most)',
    response: z.object({ count: z.int() }),
  }),
  withMember: defineRoute({
    method: 'GET',
    path: '/api/conversations/with/:userId',
    access: 'member',
    summary:
      'My conversation with a member, or null; and why I cannot write to them now, as a sentence',
    params: z.object({ userId: id }),
    response: z.object({ conversationId: z.string().nullable(), refusal: z.string().nullable() }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/conversations/:id',
    access: 'member',
    summary: 'One conversation of mine',
    params: idParams,
    response: conversation,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/conversations/:id',
    access: 'member',
    limit: 'none',
    summary: 'Delete a conversation for me; a new message brings it back without the old ones',
    params: idParams,
    response: null,
  }),
  messages: defineRoute({
    method: 'GET',
    path: '/api/conversations/:id/messages',
    access: 'member',
    summary: 'Messages of one conversation, newest first',
    params: idParams,
    query: messageQuery,
    response: z.array(message),
    paged: true,
  }),
  send: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/messages',
    access: 'member',
    limit: sentMessages,
    summary: 'Send a message',
    params: idParams,
    body: sendMessageBody,
    response: message,
    status: 201,
  }),
  markRead: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/read',
    access: 'member',
    limit: signals,
    summary: 'I have read it, all of it or up to one message',
    params: idParams,
    body: z.object({ upTo: id.optional() }).optional(),
    response: null,
  }),
  accept: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/accept',
    access: 'member',
    limit: requestAnswers,
    summary: 'Accept a request: both may write',
    params: idParams,
    response: conversation,
  }),
  decline: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/decline',
    access: 'member',
    limit: requestAnswers,
    summary: 'Decline a request; the other member is not told',
    params: idParams,
    response: null,
  }),
  tellTyping: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/typing',
    access: 'member',
    limit: signals,
    summary: 'Tell the other member that I am typing',
    params: idParams,
    response: null,
    replay: false,
  }),
};

export const messages = {
  search: defineRoute({
    method: 'GET',
    path: '/api/messages/search',
    access: 'member',
    limit: searches,
    summary: 'Search in my messages, newest first',
    query: searchQuery,
    response: z.array(foundMessage),
    paged: true,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/messages/:id',
    access: 'member',
    limit: 'none',
    summary: 'Delete a message for me',
    params: idParams,
    response: null,
  }),
};
