import { z } from 'zod';
import { id, instant } from '#contract/primitives.ts';

export const kinds = ['event', 'job', 'post'] as const;
export type Kind = (typeof kinds)[number];

export const feedKey = z.tuple([instant, z.enum(kinds), id]);

/** Sorts after every id of ours in any collation: none begins with z. */
const highestId = 'zzzzzzzz';

export type TableBounds = [at: string, eventId: string, jobId: string, postId: string];

/**
 * The feed is ordered by (created_at, kind, id), each kind's table only by (created_at, id). Among items of the same
 * instant, those of another kind come all before or all after the key's item: their table is bounded by the highest or
 * the lowest id.
 */
export function tableBounds(key: z.output<typeof feedKey> | null): TableBounds {
  if (!key) return ['infinity', '', '', ''];
  const [at, kind, id] = key;
  const bound = (of: Kind) => (of === kind ? id : of < kind ? highestId : '');
  return [at, bound('event'), bound('job'), bound('post')];
}
