import { eq } from 'drizzle-orm';
import type { MailPreference } from '#contract/mails/preferences.ts';
import type { Db } from '#server/db/client.ts';
import { users } from '../../users/tables.ts';
import type { Unsubscription } from './unsubscribe-token.ts';

const settings = {
  emailNotifications: users.emailNotifications,
  emailJobMatches: users.emailJobMatches,
  emailConnectionRequests: users.emailConnectionRequests,
  emailJobApplications: users.emailJobApplications,
  emailProfileViews: users.emailProfileViews,
  emailComments: users.emailComments,
  emailDigest: users.emailDigest,
} satisfies Record<MailPreference, unknown>;

/** Which of these mails a member gets; null when the account is gone. */
export async function findSubscribed(
  db: Db,
  { userId, preferences }: Unsubscription,
): Promise<MailPreference[] | null> {
  const [member] = await db.select(settings).from(users).where(eq(users.id, userId));
  return member ? preferences.filter((name) => member[name]) : null;
}
