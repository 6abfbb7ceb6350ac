import { type MailPreference, mailPreferences } from '#contract/mails/preferences.ts';
import type { Db } from '../../db/client.ts';
import { param, sql } from '../../db/sql.ts';
import type { MailCondition } from '../../platform/mail/mail.ts';
import { isWanted } from '../notifications/queries/is-wanted.ts';
import { isActive, mailSettingColumns } from '../users/queries.ts';

/** Whether a mail that waited in the queue is still to be sent: the setting is on, and what it tells of was not read meanwhile. */
export async function isStillWanted(
  db: Db,
  { userId, setting, notificationIds }: MailCondition,
): Promise<boolean> {
  const isOn = setting ? sql`u.${mailSettingColumns[asPreference(setting)]}` : sql`true`;
  const isUnread = notificationIds
    ? sql`EXISTS (SELECT 1 FROM notifications n
        WHERE n.id = ANY (${param(notificationIds)}::text[]) AND NOT n.is_read AND ${isWanted(sql`n`, sql`u`)})`
    : sql`true`;
  const { rowCount } = await db.execute(
    sql`SELECT 1 FROM users u WHERE u.id = ${param(userId)} AND ${isActive(sql`u`)} AND ${isOn} AND ${isUnread}`,
  );
  return Boolean(rowCount);
}

function asPreference(name: string): MailPreference {
  if (name in mailPreferences) return name as MailPreference;
  throw new Error(`${name} is no mail setting.`);
}
