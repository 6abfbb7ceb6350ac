import type { MailPreference } from '#contract/mails/preferences.ts';
import type { Db } from '#server/db/client.ts';
import { updateMember } from '../../users/commands.ts';
import { findSubscribed } from './queries.ts';
import type { Unsubscription } from './unsubscribe-token.ts';

/** Switches these mails off and returns those that were on; null when the account is gone. */
export async function unsubscribe(
  db: Db,
  unsubscription: Unsubscription,
): Promise<MailPreference[] | null> {
  const subscribed = await findSubscribed(db, unsubscription);
  if (!subscribed?.length) return subscribed;
  const off = Object.fromEntries(subscribed.map((name) => [name, false]));
  const member = await updateMember(db, unsubscription.userId, off);
  return member && subscribed;
}
