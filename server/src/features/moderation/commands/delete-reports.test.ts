import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RootDb } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { deleteHandledReports } from './delete-reports.ts';

let db: RootDb;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
});
afterAll(() => db.$client.end());

const days = (count: number | null) => sql`now() - make_interval(days => ${param(count)}::int)`;
const report = (id: string, status: string, decided: number | null, appeal: number | null = null) =>
  db.execute(sql`INSERT INTO reports (id, target_type, target_id, reason, context, status, created_at, decided_at,
      appeal_decided_at)
    VALUES (${param(id)}, 'post', ${param(id)}, 'spam', '{}', ${param(status)}, now() - interval '5 years',
      ${days(decided)}, ${days(appeal)})`);

it('deletes reports two years after the last decision, and none that is open', async () => {
  await report('open', 'open', null);
  await report('appealed', 'appealed', 800);
  await report('lately resolved', 'resolved', 729);
  await report('upheld lately', 'resolved', 800, 10);
  await report('resolved', 'resolved', 731);
  await report('dismissed', 'dismissed', 731);
  await report('upheld', 'resolved', 900, 800);
  await deleteHandledReports(db);
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM reports ORDER BY id`);
  expect(rows.map(({ id }) => id)).toEqual([
    'appealed',
    'lately resolved',
    'open',
    'upheld lately',
  ]);
});
