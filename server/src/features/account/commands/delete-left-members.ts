import type { Db } from '#server/db/client.ts';
import { deleteIdempotencyKeysOf } from '#server/db/idempotency-keys.ts';
import { transaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { removeCommentsOf } from '../../comments/commands/comments-of-member.ts';
import { removeCommentMentions } from '../../comments/commands/remove-comment-mentions.ts';
import { forgetWords } from '../../discover/commands.ts';
import { removeRsvpsOf } from '../../events/commands/seats.ts';
import { deleteMergeRecordsOf } from '../../merges/commands/delete-merge-records.ts';
import { deleteConversationsOf } from '../../messages/commands/delete-conversations.ts';
import { deleteReportsAbout } from '../../moderation/commands/delete-reports.ts';
import { retractNotificationsOf } from '../../notifications/commands/retract-notifications.ts';
import { removePostMentions } from '../../posts/commands/remove-post-mentions.ts';
import { deleteViewsOf } from '../../tracking/commands/delete-views.ts';
import { sweepUploads } from '../../uploads/commands.ts';
import { deleteLeftMember } from '../../users/commands.ts';
import { listDueDeletions, lockLeftMember } from '../../users/queries.ts';
import { deletedMail } from '../mails.ts';
import { sweepExports } from './data-exports.ts';

const batch = 100;

/** Deletes the members who left long enough ago, and their files. One who cannot be deleted does not keep the others. */
export async function deleteLeftMembers(db: Db): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listDueDeletions(db, batch))
    await deleteMember(db, id).catch((error: unknown) => failures.push(error));
  await sweepUploads(db);
  await sweepExports(db);
  if (failures.length > 0) throw new AggregateError(failures, 'Some members were not deleted.');
}

/** What has a foreign key goes with the member's row; the rest is deleted here. `memberColumns` lists both. */
async function deleteMember(db: Db, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const member = await lockLeftMember(tx, id);
    if (!member) return;
    await deleteReportsAbout(tx, id);
    await deleteViewsOf(tx, id);
    await deleteIdempotencyKeysOf(tx, id);
    await retractNotificationsOf(tx, id);
    await removeCommentsOf(tx, id);
    await removeRsvpsOf(tx, id);
    await removePostMentions(tx, id);
    await removeCommentMentions(tx, id);
    await deleteConversationsOf(tx, [id]);
    await deleteMergeRecordsOf(tx, id);
    await deleteLeftMember(tx, id);
    await sendMail(tx, deletedMail(member));
    await forgetWords(tx, member);
  });
}
