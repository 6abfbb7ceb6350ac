import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { listMatchingMembers } from '../queries/list-matching-members.ts';
import { jobs } from '../tables.ts';

/** Notifies each matching member once, however often the task runs. */
export async function notifyMatches(db: Db, jobId: string): Promise<void> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return;
  const memberIds = await listMatchingMembers(db, jobId);
  await transaction(db, (tx) =>
    notify(tx, memberIds, {
      type: 'job_match',
      actor: { id: job.authorId },
      data: {
        jobId,
        jobTitle: job.title,
        reason: { by: 'skills', skills: job.skills, isForSchool: job.targetSchool !== null },
      },
    }),
  );
}
