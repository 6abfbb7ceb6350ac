import { notifications } from '#contract/notifications/contract.ts';
import type { RootDb } from '#server/db/client.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import { withLargeEnvironment } from './support/large-environment.ts';
import { withBaseline } from './support/with-baseline.ts';

export const notificationsList: Benchmark = {
  name: 'notifications',
  description:
    'CPU time of a node:http + pg handler of the same SQL, over that of GET /api/notifications',
  threshold: 0.8,
  unit: 'ratio',
  measure: () =>
    withLargeEnvironment(async ({ url, db, databaseUrl, ordinary, processes }) => {
      await seedNotifications(db, ordinary.id);
      const target = { url: url + notifications.list.path, cookie: ordinary.cookie, processes };
      return withBaseline(
        'notifications-server',
        [databaseUrl, ordinary.id],
        processes,
        (baseline) => compareCost(target, baseline),
      );
    }),
};

/** 400 notifications, every fourth of them of five acts. */
async function seedNotifications(db: RootDb, userId: string): Promise<void> {
  await db.$client.query('DELETE FROM notifications WHERE user_id = $1', [userId]);
  await db.$client.query(
    `INSERT INTO notifications (id, user_id, type, group_key, group_title, group_message, is_read, created_at)
     SELECT 'note_bench_' || n, $1, 'like', n::text, 'New likes', 'like your post.', n % 3 = 0, now() - n * interval '1 hour'
     FROM generate_series(1, 400) n`,
    [userId],
  );
  await db.$client.query(
    `INSERT INTO notification_acts (notification_id, user_id, actor_id, title, message, data, dedupe_key, at)
     SELECT 'note_bench_' || n, $1, u.id, 'New like', u.first_name || ' ' || u.last_name || ' likes your post.',
       '{}', 'bench ' || n || ' ' || u.id, now() - n * interval '1 hour'
     FROM generate_series(1, 400) n
     CROSS JOIN LATERAL (SELECT * FROM users WHERE id > $1 ORDER BY id OFFSET n LIMIT CASE WHEN n % 4 = 0 THEN 5 ELSE 1 END) u`,
    [userId],
  );
  await db.$client.query('ANALYZE notifications, notification_acts');
}

if (import.meta.main) await benchmark(notificationsList);
