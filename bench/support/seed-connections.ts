import type { RootDb } from '#server/db/client.ts';

/** SQL: a number from 0 up that looks random and is always the same for the same row. */
const spread = (n: string) => `(hashint8extended((${n})::bigint, 7) & 2147483647)`;

/** Gives every member of the large community some connections and courses; those that are there stay. */
export async function seedConnections(db: RootDb): Promise<void> {
  const tied = await db.$client.query('SELECT 1 FROM connections LIMIT 1');
  if (tied.rowCount !== 0) return;
  const members =
    '(SELECT row_number() OVER (ORDER BY id) AS n, id, count(*) OVER () AS total FROM users)';
  await db.$client.query(`
    WITH member AS MATERIALIZED ${members}
    INSERT INTO connections (id, requester_id, addressee_id, status, changed_at)
    SELECT 'conn_bench' || one.n || '_' || k, one.id, other.id,
      (ARRAY['accepted', 'accepted', 'accepted', 'accepted', 'pending', 'declined', 'removed'])[1 + ${spread('one.n * 31 + k')} % 7],
      now() - make_interval(days => (${spread('one.n * 17 + k')} % 300)::int)
    FROM generate_series(1, 12) k CROSS JOIN member one
    JOIN member other ON other.n = 1 + (one.n * 7 + k * k * 101 + ${spread('one.n * 100 + k')} % 400) % one.total
    WHERE one.id <> other.id ON CONFLICT DO NOTHING`);
  await db.$client.query(`
    WITH member AS MATERIALIZED ${members}
    INSERT INTO courses (id, user_id, course_code, course_name, section, semester, year)
    SELECT 'course_bench' || n || '_' || k, id, 'FMTV-UT ' || (1000 + ${spread('n * 13 + k')} % 300), 'Sight & Sound',
      lpad((1 + ${spread('n * 5 + k')} % 4)::text, 3, '0'), 'Fall 2026', 2026
    FROM generate_series(1, 4) k CROSS JOIN member ON CONFLICT DO NOTHING`);
  await db.$client.query('VACUUM (ANALYZE)');
}
