import { z } from 'zod';
import { id, instant } from '#contract/primitives.ts';

export const kinds = ['event', 'job', 'post'] as const;
export type Kind = (typeof kinds)[number];

export const feedKey = z.tuple([instant, z.enum(kinds), id]);

/** No id of ours begins with a letter after z, in any collation. */
const afterAllIds = 'zzzzzzzz';

export type Bounds = [at: string, eventId: string, jobId: string, postId: string];

/**
 * The feed is ordered by (created_at, kind, id), each kind's table only by (created_at, id): where a table's rows of the
 * very same moment come wholly before or after the item that the key names, its id is bounded by the highest or the lowest.
 */
export function boundsOf(key: z.output<typeof feedKey> | null): Bounds {
  if (!key) return ['infinity', '', '', ''];
  const [at, kind, id] = key;
  const bound = (of: Kind) => (of === kind ? id : of < kind ? afterAllIds : '');
  return [at, bound('event'), bound('job'), bound('post')];
}
