import { z } from 'zod';
import { id, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { reportBody } from './forms.ts';

export const blockedMember = userSummary.extend({ blockedAt: instant });

export type BlockedMember = z.output<typeof blockedMember>;

export const moderation = {
  block: defineRoute({
    method: 'POST',
    path: '/api/blocks',
    access: 'member',
    summary: 'Block a member: neither sees the other any more',
    body: z.object({ userId: id }),
    response: null,
  }),
  listBlocks: defineRoute({
    method: 'GET',
    path: '/api/blocks',
    access: 'member',
    summary: 'Whom I block',
    query: pageQuery,
    response: z.array(blockedMember),
    paged: true,
  }),
  unblock: defineRoute({
    method: 'DELETE',
    path: '/api/blocks/:userId',
    access: 'member',
    summary: 'Lift a block of mine',
    params: z.object({ userId: id }),
    response: null,
  }),
  report: defineRoute({
    method: 'POST',
    path: '/api/reports',
    access: 'member',
    summary: 'Report a member, an item, a comment or a message to the administrators',
    body: reportBody,
    response: z.object({ message: z.string() }),
    status: 201,
  }),
};
