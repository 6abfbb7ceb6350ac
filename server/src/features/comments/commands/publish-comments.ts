import type { Db } from '#server/db/client.ts';
import { publishToWatchers } from '#server/platform/live/live-hub.ts';
import type { Work } from '../../commenting/queries.ts';

/** Pages that show the comments on this work ask for them again. */
export function publishComments(tx: Db, { on, id }: Pick<Work, 'on' | 'id'>): void {
  const work = { on, id };
  publishToWatchers(tx, work, { type: 'comments', work });
}
