import { jobTypes } from '#contract/jobs/forms.ts';
import type { RootDb } from '#server/db/client.ts';
import { idOf } from '#server/demo/large/step.ts';

const owner = 2;
const jobsOfOwner = 20;
const toOwner = 2_000;
const inAll = 500_000;

/** Types for the jobs of the large community, 500,000 applications, and 2,000 of them to the member `ordinary`. */
export async function seedJobs(db: RootDb): Promise<void> {
  const typed = await db.$client.query('SELECT 1 FROM jobs WHERE type IS NOT NULL LIMIT 1');
  if (typed.rowCount !== 0) return;
  const { rows } = await db.$client.query<{ applications: number; members: number; jobs: number }>(`
    SELECT (SELECT count(*)::int FROM applications) AS applications, (SELECT count(*)::int FROM users) AS members,
      (SELECT count(*)::int FROM jobs) AS jobs`);
  const { applications = 0, members = 0, jobs = 0 } = rows[0] ?? {};
  await db.$client.query(
    `WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM jobs)
     UPDATE jobs j SET type = ($1::text[])[1 + numbered.n % 6], expires_at = j.created_at + interval '60 days',
       author_id = CASE WHEN numbered.n <= $2 THEN ${idOf('user', String(owner))} ELSE j.author_id END
     FROM numbered WHERE numbered.id = j.id`,
    [jobTypes, jobsOfOwner],
  );
  const apply = (prefix: string, count: number, job: string) =>
    db.$client.query(`
      INSERT INTO applications (id, job_id, applicant_id, message, status, decided_at, created_at, updated_at)
      SELECT '${prefix}' || n, ${idOf('job', job)}, ${idOf('user', `3 + n % ${members - 2}`)}, 'I would love to.',
        (ARRAY['pending', 'accepted', 'rejected'])[1 + n % 3], CASE WHEN n % 3 > 0 THEN now() END,
        now() - make_interval(mins => n), now()
      FROM generate_series(1, ${count}) n ON CONFLICT DO NOTHING`);
  await apply('app_owner', toOwner, `1 + n % ${jobsOfOwner}`);
  const more = Math.max(0, inAll - applications - toOwner);
  await apply(
    'app_bench',
    more,
    `${jobsOfOwner + 1} + (n::bigint * 7927 + n / ${members}) % ${jobs - jobsOfOwner}`,
  );
  await db.$client.query('VACUUM FULL jobs');
  await db.$client.query('VACUUM (ANALYZE)');
}
