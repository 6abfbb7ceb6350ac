import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { param, sql } from '#server/db/sql.ts';
import { forwardTask } from '../forwarding.ts';

/** What the receiver of AUDIT_FORWARD does not have yet. */
export interface Backlog {
  waiting: number;
  /** When the oldest was written. */
  since: string | null;
  oldestSeconds: number;
  /** Of the newest attempt that failed. */
  error: string | null;
}

type Row = { waiting: number; since: string | null; seconds: number; error: string | null };

const none: Backlog = { waiting: 0, since: null, oldestSeconds: 0, error: null };

/** Also in a database that has no queue yet. */
export async function readForwardBacklog(db: Db): Promise<Backlog> {
  const { rowCount } = await db.execute(sql`SELECT 1 WHERE to_regclass('pgboss.job') IS NOT NULL`);
  if (!rowCount) return none;
  const { rows } = await db.execute<Row>(sql`
    SELECT count(*)::int AS waiting, min(created_on)::text AS since,
      coalesce(extract(epoch FROM now() - min(created_on)), 0)::float AS seconds,
      (array_agg(output->>'message' ORDER BY started_on DESC) FILTER (WHERE output IS NOT NULL))[1] AS error
    FROM pgboss.job
    WHERE name = ${param(forwardTask.name)} AND state IN ('created', 'retry', 'active', 'failed')`);
  const [found] = rows;
  if (!found) return none;
  const { waiting, since, seconds, error } = found;
  return { waiting, since: since && isoInstant(since), oldestSeconds: seconds, error };
}
