import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import {
  type Find,
  listMembersWithFinds,
  takeFinds,
} from '../../saved-searches/commands/take-finds.ts';
import type { MailLinks } from '../mail-links.ts';
import { foundJobsMail } from './found-jobs-mail.ts';

const membersAtOnce = 50;

/** Mails each member the new jobs that their searches with this delivery have found since the last mail. */
export async function mailFoundJobs(
  db: Db,
  delivery: 'daily' | 'weekly',
  links: MailLinks,
): Promise<void> {
  let afterId = '';
  for (;;) {
    const userIds = await listMembersWithFinds(db, delivery, afterId, membersAtOnce);
    const lastId = userIds.at(-1);
    if (lastId === undefined) return;
    await transaction(db, async (tx) => {
      const finds = await takeFinds(tx, delivery, userIds);
      for (const ofMember of Map.groupBy(finds, ({ userId }) => userId).values())
        await sendMail(tx, foundJobsMail(ofMember as [Find, ...Find[]], delivery, links));
    });
    afterId = lastId;
  }
}
