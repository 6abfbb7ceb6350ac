import type { ContentType } from '#contract/tracking/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { notify } from '../../notifications/commands/notify.ts';

export interface ViewedSeconds {
  contentType: ContentType;
  contentId: string;
  duration: number;
}

interface Added extends ViewedSeconds {
  views: number;
}

/** Adds views and seconds to the totals of their items; whoever inserts views calls it in the same transaction. */
export async function addToTotals(tx: Db, added: Added[]): Promise<void> {
  const sums = sumByItem(added);
  if (sums.length === 0) return;
  const column = <Key extends keyof Added>(key: Key) => param(sums.map((sum) => sum[key]));
  const { rows } = await tx.execute<{ contentId: string; views: number; added: number }>(sql`
    WITH added AS (
      SELECT * FROM unnest(${column('contentType')}::text[], ${column('contentId')}::text[], ${column('views')}::int[],
        ${column('duration')}::bigint[]) AS a (content_type, content_id, views, duration)),
    total AS (
      INSERT INTO content_totals AS t (content_type, content_id, views, duration)
      SELECT * FROM added ORDER BY content_type, content_id
      ON CONFLICT (content_type, content_id) DO UPDATE
        SET views = t.views + excluded.views, duration = t.duration + excluded.duration
      RETURNING t.content_type, t.content_id, t.views)
    SELECT content_id AS "contentId", total.views, added.views AS added
    FROM total JOIN added USING (content_type, content_id) WHERE content_type = 'job' AND added.views > 0`);
  for (const { contentId, views, added: more } of rows)
    for (const count of milestones.filter((one) => views - more < one && one <= views))
      await notifyViewMilestone(tx, contentId, count);
}

function sumByItem(added: Added[]): Added[] {
  const byItem = new Map<string, Added>();
  for (const one of added) {
    const key = `${one.contentType} ${one.contentId}`;
    const sum = byItem.get(key) ?? { ...one, views: 0, duration: 0 };
    sum.views += one.views;
    sum.duration += one.duration;
    byItem.set(key, sum);
  }
  return [...byItem.values()].filter(({ views, duration }) => views > 0 || duration > 0);
}

const milestones = [10, 50, 100];

/** Notifies the author of a job when it has been viewed 10, 50 and 100 times. */
async function notifyViewMilestone(tx: Db, jobId: string, count: number): Promise<void> {
  const { rows } = await tx.execute<{ authorId: string; title: string }>(
    sql`SELECT author_id AS "authorId", title FROM jobs WHERE id = ${param(jobId)}`,
  );
  const [job] = rows;
  if (!job) return;
  await notify(tx, [job.authorId], {
    type: 'job_milestone',
    actor: null,
    data: { jobId, jobTitle: job.title, counted: 'views', count },
  });
}
