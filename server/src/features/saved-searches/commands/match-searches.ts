import { eq } from 'drizzle-orm';
import { startRun, throwFailures, workThrough } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { jobs } from '../../jobs/tables.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { describeSearch } from '../queries/describe-search.ts';
import { listMatchingSearches, type MatchingSearch } from '../queries/list-matching-searches.ts';
import { savedSearchFinds } from '../tables.ts';

/** Tells in the bell of a new or renewed job, and keeps it for the mails. Each search tells of a job once. */
export async function matchSearches(db: Db, jobId: string): Promise<void> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return;
  const run = startRun('match-searches', jobId);
  const searches = await listMatchingSearches(db, jobId);
  const userIds = [...new Set(searches.map(({ userId }) => userId))];
  await workThrough(db, run, userIds, async (tx, some) => {
    const wanted = new Set(some);
    const found = await rememberFinds(
      tx,
      jobId,
      searches.filter(({ userId }) => wanted.has(userId)),
    );
    const inBell = found.filter(({ delivery }) => delivery === 'bell');
    for (const [search, userIds] of byDescription(inBell)) {
      await notify(tx, userIds, {
        type: 'job_match',
        actor: { id: job.authorId },
        data: { jobId, jobTitle: job.title, reason: { by: 'search', search } },
      });
    }
  });
  throwFailures(run);
}

/** Those that had not found the job before. Sorted: two jobs at once would otherwise wait for each other in a circle. */
async function rememberFinds(
  tx: Db,
  jobId: string,
  searches: MatchingSearch[],
): Promise<MatchingSearch[]> {
  const ids = searches.map(({ id }) => id);
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO ${savedSearchFinds} (search_id, job_id, told_at)
    SELECT s.id, ${param(jobId)}, CASE WHEN s.delivery = 'bell' THEN now() END FROM saved_searches s
    WHERE s.id = ANY (${param(ids)}::text[]) ORDER BY s.id FOR KEY SHARE
    ON CONFLICT DO NOTHING RETURNING search_id AS id`);
  const found = new Set(rows.map(({ id }) => id));
  return searches.filter(({ id }) => found.has(id));
}

/** A member whose searches all find a job is told by the first. */
function byDescription(searches: MatchingSearch[]): Map<string, string[]> {
  const firsts = [...Map.groupBy(searches, ({ userId }) => userId).values()].flatMap(
    ([first]) => first ?? [],
  );
  const groups = Map.groupBy(firsts, describeSearch);
  return new Map([...groups].map(([text, group]) => [text, group.map(({ userId }) => userId)]));
}
