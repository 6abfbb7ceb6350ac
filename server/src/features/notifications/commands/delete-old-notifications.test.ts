import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RootDb } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { createUser } from '#server/testing/factories.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { deleteOldNotifications } from './delete-old-notifications.ts';

let db: RootDb;
let userId: string;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
  userId = (await createUser(db)).id;
});
afterAll(() => db.$client.end());

const notify = (id: string, days: number) =>
  db.execute(sql`INSERT INTO notifications (id, user_id, type, group_key, created_at)
    VALUES (${param(id)}, ${param(userId)}, 'like', ${param(id)}, now() - make_interval(days => ${param(days)}))`);

describe(deleteOldNotifications, () => {
  it('deletes what is older than 180 days, with its acts, read or not', async () => {
    await notify('new', 179);
    await notify('old', 181);
    await db.execute(sql`INSERT INTO notification_acts (notification_id, user_id, title, message)
      SELECT id, user_id, 'New like', 'Somebody likes it' FROM notifications WHERE id IN ('new', 'old')`);
    await deleteOldNotifications(db);
    const { rows } = await db.execute(sql`SELECT n.id, a.title FROM notifications n
      JOIN notification_acts a ON a.notification_id = n.id`);
    expect(rows).toEqual([{ id: 'new', title: 'New like' }]);
    expect((await db.execute(sql`SELECT 1 FROM notification_acts`)).rowCount).toBe(1);
  });

  it('goes on after the first piece', async () => {
    await notify('recent', 1);
    await db.execute(sql`INSERT INTO notifications (id, user_id, type, group_key, created_at)
      SELECT 'many' || n, ${param(userId)}, 'like', 'many' || n, now() - interval '1 year'
      FROM generate_series(1, 5001) n`);
    await deleteOldNotifications(db);
    const { rows } = await db.execute(sql`SELECT id FROM notifications WHERE id <> 'new'`);
    expect(rows).toEqual([{ id: 'recent' }]);
  });
});
