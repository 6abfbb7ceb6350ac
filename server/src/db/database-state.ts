import type { RootDb } from './client.ts';
import { listSetAside } from './failed-items.ts';
import { sql } from './sql.ts';

interface QueueState extends Record<string, unknown> {
  bytes: string;
  oldest: number;
  tasks: { task: string; state: string; count: number }[];
}

interface DatabaseState extends QueueState {
  setAside: { task: string; count: number }[];
}

/** Size and backlog, for who watches. */
export async function readDatabaseState(db: RootDb): Promise<DatabaseState> {
  const { rows } = await db.execute<QueueState>(sql`
    SELECT pg_database_size(current_database())::text AS bytes,
      coalesce((SELECT extract(epoch FROM now() - min(start_after)) FROM pgboss.job
        WHERE state IN ('created', 'retry') AND start_after < now()), 0)::float AS oldest,
      coalesce((SELECT json_agg(t) FROM (SELECT name AS task, state, count(*)::int AS count
        FROM pgboss.job GROUP BY name, state) t), '[]') AS tasks`);
  const [found] = rows;
  if (!found) throw new Error('The database said nothing about itself.');
  return { ...found, setAside: await listSetAside(db) };
}
