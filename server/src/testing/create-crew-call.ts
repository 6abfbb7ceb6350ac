import type { Db } from '../db/client.ts';
import { createPosition } from './create-position.ts';
import { createJob } from './factories.ts';

type NewJob = Parameters<typeof createJob>[1];
export type NewPosition<Role> = Parameters<typeof createPosition>[1] & { role: Role };

/** A job with these positions, each for one person unless it says otherwise; their ids by role. */
export async function createCrewCall<Role extends string>(
  db: Db,
  positions: NewPosition<Role>[],
  fields: NewJob = {},
) {
  const job = await createJob(db, { ...fields, positionCount: positions.length });
  const ids: Partial<Record<Role, string>> = {};
  for (const [place, position] of positions.entries()) {
    const { id } = await createPosition(db, { ...position, place, jobId: job.id });
    ids[position.role] = id;
  }
  return { ...job, ids: ids as Record<Role, string> };
}
