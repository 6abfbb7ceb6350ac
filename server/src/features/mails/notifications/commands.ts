import { type BatchRun, startRun, throwFailures, workThrough } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { takeUnmailed } from '../../notifications/commands/take-unmailed.ts';
import { lockUnmailed, type ToldNotification } from '../../notifications/queries/list-unmailed.ts';
import type { MailLinks } from '../mail-links.ts';
import { splitByMember } from '../split-by-member.ts';
import { notificationMail } from './notification-mail.ts';

const membersAtOnce = 50;

/** Mails what members have not seen, one mail for each member, and goes on until nothing is due. */
export async function mailNotifications(db: Db, links: MailLinks): Promise<void> {
  const run = startRun('mail-unseen');
  while ((await mailSome(db, run, links)) > 0);
  throwFailures(run);
}

async function mailSome(db: Db, run: BatchRun, links: MailLinks): Promise<number> {
  return transaction(db, async (tx) => {
    const due = await lockUnmailed(tx, run, membersAtOnce);
    const mail = async (savepoint: Db, ids: string[]) => {
      for (const ofMember of byMember(await takeUnmailed(savepoint, ids)))
        await sendMail(savepoint, notificationMail(ofMember, links));
    };
    const memberOf = new Map(due.map(({ id, userId }) => [id, userId]));
    await workThrough(tx, run, [...memberOf.keys()], mail, splitByMember(memberOf));
    return due.length;
  });
}

function byMember(told: ToldNotification[]): [ToldNotification, ...ToldNotification[]][] {
  const groups = Map.groupBy(told, ({ userId }) => userId);
  return [...groups.values()] as [ToldNotification, ...ToldNotification[]][];
}
