import type { SQL } from 'drizzle-orm';
import { notificationCatalogue } from '#contract/notifications/catalogue.ts';
import { notificationTypes } from '#contract/notifications/types.ts';
import { type Fragment, join, param, sql } from '#server/db/sql.ts';
import { mailSettingColumns } from '../../users/queries.ts';

/** SQL: the recipient's settings allow to mail or push a notification of this type. Both are rows. */
export function isWanted(notification: Fragment, recipient: Fragment): SQL<boolean> {
  const cases = notificationTypes.map((type) => {
    const setting = mailSettingColumns[notificationCatalogue[type].mailPreference];
    return sql`WHEN ${param(type)} THEN ${recipient}.${setting}`;
  });
  return sql`CASE ${notification}.type ${join(cases, sql` `)} END`;
}
