import type { Db } from '../db/client.ts';
import { createPosition } from './create-position.ts';
import { createJob } from './factories.ts';

type NewJob = Parameters<typeof createJob>[1];
type NewPosition = Parameters<typeof createPosition>[1] & { role: string };

/** A job with these positions, each for one person unless it says otherwise; their ids by role. */
export async function createCrewCall(db: Db, positions: NewPosition[], fields: NewJob = {}) {
  const job = await createJob(db, { ...fields, positionCount: positions.length });
  const ids: Record<string, string> = {};
  for (const [place, position] of positions.entries()) {
    const { id } = await createPosition(db, { ...position, place, jobId: job.id });
    ids[position.role] = id;
  }
  return { ...job, ids };
}
