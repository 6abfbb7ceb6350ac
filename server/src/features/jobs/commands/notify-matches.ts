import { eq } from 'drizzle-orm';
import { lock } from '#server/db/advisory-lock.ts';
import { startRun, throwFailures, workThrough } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { retractUnseen } from '../../notifications/commands/retract-unseen.ts';
import { listMatches, type Match } from '../queries/list-matches.ts';
import { jobMatches, jobs } from '../tables.ts';

type Job = typeof jobs.$inferSelect;

const mostSkillsNamed = 5;

/**
 * Tells the members whom a new job fits, each once, however often the task runs, and of three a day at most: a better one
 * replaces the weakest that the member has not seen. Without the lock, two jobs at once would both be the third.
 */
export async function notifyMatches(db: Db, jobId: string, day: string): Promise<void> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return;
  const run = startRun('match-job', jobId);
  await transaction(db, async (tx) => {
    await lock(tx, 'job matches');
    const matches = await listMatches(tx, jobId, day);
    const ids = matches.map(({ userId }) => userId);
    await workThrough(tx, run, ids, (savepoint, some) => {
      const wanted = new Set(some);
      return notifyMatched(
        savepoint,
        job,
        day,
        matches.filter(({ userId }) => wanted.has(userId)),
      );
    });
  });
  throwFailures(run);
}

async function notifyMatched(tx: Db, job: Job, day: string, found: Match[]): Promise<void> {
  const matches = await withReplacements(tx, found);
  if (matches.length === 0) return;
  await remember(tx, job.id, day, matches);
  for (const group of groupByReason(matches)) await notifyGroup(tx, job, group);
}

/** Retracts what the matches replace, and drops those whose replaced one was seen meanwhile. */
async function withReplacements(tx: Db, matches: Match[]): Promise<Match[]> {
  const replaced = matches.flatMap(({ userId, replaces }) =>
    replaces === null ? [] : [{ userId, groupKey: replaces }],
  );
  if (replaced.length === 0) return matches;
  const retracted = new Set(await retractUnseen(tx, 'job_match', replaced));
  const gone = replaced.filter(({ userId }) => retracted.has(userId));
  await tx.execute(sql`DELETE FROM ${jobMatches} m
    USING unnest(${param(gone.map(({ userId }) => userId))}::text[], ${param(gone.map(({ groupKey }) => groupKey))}::text[])
      AS gone (user_id, job_id)
    WHERE m.user_id = gone.user_id AND m.job_id = gone.job_id`);
  return matches.filter(({ userId, replaces }) => replaces === null || retracted.has(userId));
}

async function remember(tx: Db, jobId: string, day: string, matches: Match[]): Promise<void> {
  const rows = matches.map(({ userId, score }) => ({ userId, jobId, day, score }));
  await tx.insert(jobMatches).values(rows).onConflictDoNothing();
}

/** Of one reason, in the order of the matches: what a day allows is told to the best. */
function groupByReason(matches: Match[]): [Match, ...Match[]][] {
  const groups = Map.groupBy(matches, ({ skills }) => JSON.stringify(named(skills)));
  return [...groups.values()] as [Match, ...Match[]][];
}

async function notifyGroup(tx: Db, job: Job, group: [Match, ...Match[]]): Promise<void> {
  await notify(
    tx,
    group.map(({ userId }) => userId),
    {
      type: 'job_match',
      actor: { id: job.authorId },
      data: {
        jobId: job.id,
        jobTitle: job.title,
        reason: {
          by: 'skills',
          skills: named(group[0].skills),
          isForSchool: job.targetSchool !== null,
        },
      },
    },
  );
}

function named(skills: string[]): string[] {
  return skills.slice(0, mostSkillsNamed);
}
