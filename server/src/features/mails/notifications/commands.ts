import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { takeUnmailed } from '../../notifications/commands/take-unmailed.ts';
import type { ToldNotification } from '../../notifications/queries/list-unmailed.ts';
import type { MailLinks } from '../mail-links.ts';
import { notificationMail } from './notification-mail.ts';

const membersAtOnce = 50;

/** Mails what members have not seen, one mail for each member, and goes on until nothing is due. */
export async function mailNotifications(db: Db, links: MailLinks): Promise<void> {
  while ((await mailSome(db, links)) > 0);
}

async function mailSome(db: Db, links: MailLinks): Promise<number> {
  return transaction(db, async (tx) => {
    const told = await takeUnmailed(tx, membersAtOnce);
    for (const ofMember of byMember(told)) await sendMail(tx, notificationMail(ofMember, links));
    return told.length;
  });
}

function byMember(told: ToldNotification[]): [ToldNotification, ...ToldNotification[]][] {
  const groups = Map.groupBy(told, ({ userId }) => userId);
  return [...groups.values()] as [ToldNotification, ...ToldNotification[]][];
}
