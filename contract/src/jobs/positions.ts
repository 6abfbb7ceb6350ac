import { z } from 'zod';
import { id, requiredText } from '../primitives.ts';
import { paymentTypes } from './payment-types.ts';
import { skillList } from './skill-list.ts';

export const mostPositions = 20;
export const mostWanted = 100;

/** One role of a crew call, and how many people it still needs. */
export const position = z.object({
  id: z.string(),
  role: z.string(),
  wanted: z.int(),
  filled: z.int(),
  paymentType: z.enum(paymentTypes),
  skills: z.array(z.string()),
});

export type Position = z.output<typeof position>;

const wantedMessage = `Please ask for 1 to ${mostWanted} people per position.`;

/** A position with an id is one that the job has; without one it is new. */
const positionBody = z.object({
  id: id.optional(),
  role: requiredText(80, 'Each position needs a role.'),
  wanted: z.int(wantedMessage).min(1, wantedMessage).max(mostWanted, wantedMessage).default(1),
  paymentType: z.enum(paymentTypes).default('unpaid'),
  skills: skillList(12).default([]),
});

export type PositionBody = z.output<typeof positionBody>;

export const positionList = z
  .array(positionBody)
  .max(mostPositions, `Please list ${mostPositions} positions at most.`);

const openSeats = (positions: Pick<Position, 'wanted' | 'filled'>[]): number =>
  positions.reduce((open, { wanted, filled }) => open + wanted - filled, 0);

/** Whether every seat of a crew call is taken; a job without positions never fills. */
export const isFilled = (positions: Pick<Position, 'wanted' | 'filled'>[]): boolean =>
  positions.length > 0 && openSeats(positions) === 0;
