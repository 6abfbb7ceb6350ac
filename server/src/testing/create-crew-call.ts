import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { jobPositions } from '../features/jobs/tables.ts';
import { createJob } from './factories.ts';

type NewJob = Parameters<typeof createJob>[1];
type NewPosition = Partial<typeof jobPositions.$inferInsert> & { role: string };

/** A job with these positions, each for one person unless it says otherwise; their ids by role. */
export async function createCrewCall(db: Db, positions: NewPosition[], fields: NewJob = {}) {
  const job = await createJob(db, { ...fields, positionCount: positions.length });
  const rows = positions.map((position, place) => ({
    id: newId('pos'),
    wanted: 1,
    paymentType: 'unpaid' as const,
    ...position,
    place,
    jobId: job.id,
  }));
  await db.insert(jobPositions).values(rows);
  return { ...job, ids: Object.fromEntries(rows.map(({ role, id }) => [role, id])) };
}
