import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { jobPositions } from '../features/jobs/tables.ts';
import { createJob } from './factories.ts';

export async function createPosition(
  db: Db,
  fields: Partial<typeof jobPositions.$inferInsert> = {},
) {
  const [row] = await db
    .insert(jobPositions)
    .values({
      id: newId('position'),
      place: 0,
      role: 'Grip',
      wanted: 1,
      paymentType: 'unpaid',
      ...fields,
      jobId: fields.jobId ?? (await createJob(db)).id,
    })
    .returning();
  if (!row) throw new Error('No position was created.');
  return row;
}
