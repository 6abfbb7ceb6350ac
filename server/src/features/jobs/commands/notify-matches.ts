import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { notifyAll } from '../../notifications/commands.ts';
import { listMatchingMembers } from '../queries/list-matching-members.ts';
import { jobs } from '../tables.ts';

/** Each member is told once of a job, however often this runs. */
export async function notifyMatches(db: Db, jobId: string): Promise<void> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return;
  const members = await listMatchingMembers(db, jobId);
  await transaction(db, (tx) =>
    notifyAll(tx, members, {
      type: 'job_match',
      actorId: job.authorId,
      title: 'A job for your skills',
      message: `“${job.title}” asks for what you can do.`,
      data: { jobId },
      dedupeKey: `job_match ${jobId}`,
    }),
  );
}
