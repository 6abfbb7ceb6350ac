import { index, pgTable, primaryKey, text, time } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { sessions } from '../auth/tables.ts';
import { users } from '../users/tables.ts';

/** The key pair that push services know the server by. There is one row: every instance has the same. */
export const pushKeys = pgTable('push_keys', {
  id: text().primaryKey().default('only'),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
});

/** A browser that gets push notifications. It ends with the session: nobody reads them on a device that is signed out. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the push service of the browser; whoever knows it can send to the device. */
    endpoint: text().notNull().unique(),
    /** The public key and the secret of the browser, which a push is encrypted with. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    lastSuccessAt: instant('last_success_at'),
  },
  (table) => [index('push_subscriptions_of_user').on(table.userId)],
);

/** A notification that is shown on a device, until it is read or gone. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** Not a reference: a notification that is deleted must still be closed on the device. */
    notificationId: text('notification_id').notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.notificationId] }),
    index('push_deliveries_age').on(table.at),
  ],
);

/** No push between the two times of day, by the clock of the time zone; over midnight where the end is earlier. */
export const quietHours = pgTable('quiet_hours', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  timeZone: text('time_zone').notNull(),
});
