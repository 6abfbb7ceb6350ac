import { z } from 'zod';
import { mostPositions } from '../jobs/positions.ts';
import { id, text, writtenText } from '../primitives.ts';

export const applicationStatuses = ['pending', 'accepted', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const mostAttachedWorks = 3;

const uniqueIds = (most: number, message: string) =>
  z
    .array(id)
    .max(most, message)
    .transform((ids) => [...new Set(ids)])
    .default([]);

export const applyBody = z.object({
  message: text(5_000).default(''),
  /** Of a crew call: the positions one would like, best first. */
  positionIds: uniqueIds(mostPositions, 'Please choose from the positions of this job.'),
  portfolioItemIds: uniqueIds(
    mostAttachedWorks,
    `Please attach ${mostAttachedWorks} works at most.`,
  ),
});

export type ApplyBody = z.output<typeof applyBody>;

const mostNoteCharacters = 1_000;

export const decideBody = z.object({
  status: z.enum(applicationStatuses),
  note: writtenText(mostNoteCharacters, 'Please write the note as text.').optional(),
  /** The position they are accepted for; else the first that they asked for and that is open. */
  positionId: id.optional(),
});

export type DecideBody = z.output<typeof decideBody>;
