import type { Db } from '#server/db/client.ts';
import { integer, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { isActiveMember } from '../../users/queries.ts';
import { isOpen } from '../queries/is-open.ts';

const jobsAtOnce = 100;

type EndingJob = { id: string; title: string; authorId: string };

/** Tells owners a week before their job leaves the board, once. One that was never to stay longer needs no warning. */
export async function warnOfExpiry(db: Db, today: string): Promise<void> {
  while ((await warnSome(db, today)) === jobsAtOnce);
}

async function warnSome(db: Db, today: string): Promise<number> {
  return transaction(db, async (tx) => {
    const jobs = await takeEnding(tx);
    for (const { id, title, authorId } of jobs) {
      await notify(tx, [authorId], {
        type: 'job_milestone',
        actor: null,
        data: { jobId: id, jobTitle: title, counted: 'days', day: today },
      });
    }
    return jobs.length;
  });
}

/** Marks them in the transaction that tells of them: after a crash both have happened or neither has. */
async function takeEnding(tx: Db): Promise<EndingJob[]> {
  const { rows } = await tx.execute<EndingJob>(sql`
    UPDATE jobs SET expiry_warned_at = now()
    WHERE id IN (SELECT j.id FROM jobs j
      WHERE ${isOpen(sql`j`)} AND now() + interval '7 days' >= j.expires_at AND j.expiry_warned_at IS NULL
        AND j.expires_at - j.created_at >= interval '8 days' AND ${isActiveMember(sql`j.author_id`)}
      ORDER BY j.expires_at LIMIT ${integer(jobsAtOnce)} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, title, author_id AS "authorId"`);
  return rows;
}
