import {
  type BatchRun,
  isLeftOut,
  startRun,
  throwFailures,
  workThrough,
} from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { integer, param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { isActiveMember } from '../../users/queries.ts';
import { isOpen } from '../queries/is-open.ts';

const jobsAtOnce = 100;

type EndingJob = { id: string; title: string; authorId: string };

/** Tells owners a week before their job leaves the board, once. One that was never to stay longer needs no warning. */
export async function warnOfExpiry(db: Db, today: string): Promise<void> {
  const run = startRun('warn-of-job-expiry');
  while ((await warnSome(db, run, today)) === jobsAtOnce);
  throwFailures(run);
}

async function warnSome(db: Db, run: BatchRun, today: string): Promise<number> {
  return transaction(db, async (tx) => {
    const ids = await lockEnding(tx, run);
    await workThrough(tx, run, ids, async (savepoint, some) => {
      for (const { id, title, authorId } of await takeEnding(savepoint, some))
        await notify(savepoint, [authorId], {
          type: 'job_milestone',
          actor: null,
          data: { jobId: id, jobTitle: title, counted: 'days', day: today },
        });
    });
    return ids.length;
  });
}

async function lockEnding(tx: Db, run: BatchRun): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT j.id FROM jobs j
    WHERE ${isOpen(sql`j`)} AND now() + interval '7 days' >= j.expires_at AND j.expiry_warned_at IS NULL
      AND j.expires_at - j.created_at >= interval '8 days' AND ${isActiveMember(sql`j.author_id`)}
      AND NOT ${isLeftOut(run, sql`j.id`)}
    ORDER BY j.expires_at LIMIT ${integer(jobsAtOnce)} FOR NO KEY UPDATE SKIP LOCKED`);
  return rows.map(({ id }) => id);
}

/** Marks them in the transaction that tells of them: after a crash both have happened or neither has. */
async function takeEnding(tx: Db, ids: string[]): Promise<EndingJob[]> {
  const { rows } = await tx.execute<EndingJob>(sql`
    UPDATE jobs SET expiry_warned_at = now() WHERE id = ANY (${param(ids)}::text[])
    RETURNING id, title, author_id AS "authorId"`);
  return rows;
}
