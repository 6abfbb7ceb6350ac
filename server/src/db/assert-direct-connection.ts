import type pg from 'pg';

/**
 * A pooler such as PgBouncer gives each client a process id of its own. Behind one, LISTEN hears nothing and session
 * locks do not hold: live updates would be lost and two instances could migrate at once.
 */
export async function assertDirectConnection(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { processID } = client as pg.Client & { processID: number | null };
  if (processID === rows[0]?.pid) return;
  throw new Error(
    'DATABASE_URL leads to a connection pooler such as PgBouncer. Callboard has a pool of its own: give the address of PostgreSQL itself.',
  );
}
