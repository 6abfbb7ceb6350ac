import { startRun, throwFailures, workThrough } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import {
  type Find,
  listFindsOf,
  listMembersWithFinds,
  takeFinds,
} from '../../saved-searches/commands/take-finds.ts';
import type { MailLinks } from '../mail-links.ts';
import { splitByMember } from '../split-by-member.ts';
import { foundJobsMail } from './found-jobs-mail.ts';

const membersAtOnce = 50;

/** Mails each member the new jobs that their searches with this delivery have found since the last mail. */
export async function mailFoundJobs(
  db: Db,
  delivery: 'daily' | 'weekly',
  links: MailLinks,
): Promise<void> {
  const run = startRun(`mail-${delivery}-finds`);
  let afterId = '';
  for (;;) {
    const userIds = await listMembersWithFinds(db, delivery, afterId, membersAtOnce);
    const lastId = userIds.at(-1);
    if (lastId === undefined) break;
    const memberOf = await listFindsOf(db, delivery, userIds);
    const mail = async (tx: Db, ids: string[]) => {
      const finds = await takeFinds(tx, delivery, ids);
      for (const ofMember of Map.groupBy(finds, ({ userId }) => userId).values())
        await sendMail(tx, foundJobsMail(ofMember as [Find, ...Find[]], delivery, links));
    };
    await workThrough(db, run, [...memberOf.keys()], mail, splitByMember(memberOf));
    afterId = lastId;
  }
  throwFailures(run);
}
