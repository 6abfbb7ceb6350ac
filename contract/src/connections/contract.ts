import { z } from 'zod';
import { limitOf, perDay, perHour, requestAnswers } from '../limits.ts';
import { id, idParams, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { requestBody } from './forms.ts';

/** `blocked` is the wire's word for declined, removed and blocked alike. */
export const connectionStatus = z.object({
  status: z.enum(['pending', 'accepted', 'blocked']).nullable(),
  role: z.enum(['recipient', 'requester']).nullable(),
  connectionId: z.string().nullable(),
  /** Why asking (again) is not possible now, as a sentence; null with `blocked` means that Connect may be pressed. */
  refusal: z.string().nullable(),
  /** What the other member wrote with the open request; only its receiver sees it. */
  note: z.string().nullable(),
});

export type ConnectionStatus = z.output<typeof connectionStatus>;

export const connectedMember = userSummary.extend({
  skills: z.array(z.string()),
  connectedAt: instant,
});

export type ConnectedMember = z.output<typeof connectedMember>;

/** A member who asks me to connect. */
export const connectionRequest = userSummary.extend({
  connectionId: z.string(),
  note: z.string().nullable(),
  requestedAt: instant,
});

export type ConnectionRequest = z.output<typeof connectionRequest>;

export const recommendation = userSummary.extend({
  skills: z.array(z.string()),
  /** "3 skills in common", "2 mutual connections", "same section of …" */
  reasons: z.array(z.string()).min(1),
  /** "We share DWPG-UT 1055." */
  suggestedNote: z.string(),
});

export type Recommendation = z.output<typeof recommendation>;

const userParams = z.object({ userId: id });

export const connections = {
  status: defineRoute({
    method: 'GET',
    path: '/api/connections/status/:userId',
    access: 'member',
    summary: 'How this member and I are connected',
    params: userParams,
    response: connectionStatus,
  }),
  count: defineRoute({
    method: 'GET',
    path: '/api/connections/count/:userId',
    access: 'member',
    summary: 'How many connections a member has',
    params: userParams,
    response: z.object({ count: z.int() }),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/connections/user/:userId',
    access: 'member',
    summary: "A member's connections, newest first",
    params: userParams,
    query: pageQuery,
    response: z.array(connectedMember),
    paged: true,
  }),
  requests: defineRoute({
    method: 'GET',
    path: '/api/connections/requests',
    access: 'member',
    summary: 'Who asks to connect with me, newest first',
    query: pageQuery,
    response: z.array(connectionRequest),
    paged: true,
  }),
  recommended: defineRoute({
    method: 'GET',
    path: '/api/connections/recommended',
    access: 'member',
    summary: 'Members I may want to know, each with the reasons',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) }),
    response: z.array(recommendation),
  }),
  suggestions: defineRoute({
    method: 'GET',
    path: '/api/users/suggestions',
    access: 'member',
    summary: 'The same as recommended connections',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) }),
    response: z.array(recommendation),
  }),
  dismissRecommendation: defineRoute({
    method: 'DELETE',
    path: '/api/connections/recommended/:userId',
    access: 'member',
    limit: 'none',
    summary: 'Do not recommend this member to me again',
    params: userParams,
    response: null,
  }),
  request: defineRoute({
    method: 'POST',
    path: '/api/connections',
    access: 'member',
    limit: limitOf('connection requests', perHour(100), perDay(300)),
    summary: 'Ask to connect, with a note if I like',
    body: requestBody,
    response: connectionStatus,
    status: 201,
  }),
  respond: defineRoute({
    method: 'PUT',
    path: '/api/connections/:id',
    access: 'member',
    limit: requestAnswers,
    summary: 'Accept, decline or remove',
    params: idParams,
    body: z.object({ status: z.enum(['accepted', 'blocked']) }),
    response: connectionStatus,
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/api/connections/:id',
    access: 'member',
    limit: requestAnswers,
    summary: 'Withdraw my pending request',
    params: idParams,
    response: null,
  }),
};
