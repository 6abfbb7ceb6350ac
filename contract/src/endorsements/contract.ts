import { z } from 'zod';
import { limitOf, perDay, perHour } from '../limits.ts';
import { id, requiredText } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

/** One skill of a member: how many endorse it, a few faces, and whether I do or may. */
export const skillEndorsements = z.object({
  skill: z.string(),
  count: z.int(),
  endorsers: z.array(userSummary),
  isMine: z.boolean(),
});

export type SkillEndorsements = z.output<typeof skillEndorsements>;

export const memberEndorsements = z.object({
  canEndorse: z.boolean(),
  skills: z.array(skillEndorsements),
});

export type MemberEndorsements = z.output<typeof memberEndorsements>;

const skillParams = z.object({ userId: id, skill: requiredText(60, 'Please name a skill.') });

const changedEndorsements = limitOf('endorsements', perHour(150), perDay(500));

export const endorsements = {
  list: defineRoute({
    method: 'GET',
    path: '/api/endorsements/:userId',
    access: 'member',
    summary: "Endorsements of a member's skills",
    params: z.object({ userId: id }),
    response: memberEndorsements,
  }),
  endorse: defineRoute({
    method: 'POST',
    path: '/api/endorsements/:userId/:skill',
    access: 'member',
    limit: changedEndorsements,
    summary: 'Endorse a skill of someone I work with',
    params: skillParams,
    response: skillEndorsements,
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/api/endorsements/:userId/:skill',
    access: 'member',
    limit: changedEndorsements,
    summary: 'Take my endorsement back',
    params: skillParams,
    response: null,
  }),
};
