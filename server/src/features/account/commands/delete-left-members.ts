import { isLeftOut, runSteps, startRun, throwFailures, workThrough } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { forgetFailedItemsOf } from '#server/db/failed-items.ts';
import { deleteIdempotencyKeysOf } from '#server/db/idempotency-keys.ts';
import { sql } from '#server/db/sql.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { removeCommentsOf } from '../../comments/commands/comments-of-member.ts';
import { removeCommentMentions } from '../../comments/commands/remove-comment-mentions.ts';
import { forgetWords } from '../../discover/commands.ts';
import { removeRsvpsOf } from '../../events/commands/seats.ts';
import { forgetJobWords } from '../../jobs/commands/forget-job-words.ts';
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
  const run = startRun('delete-left-members');
  const due = await listDueDeletions(db, isLeftOut(run, sql`users.id`), batch);
  for (const id of due) await workThrough(db, run, [id], (tx) => deleteMember(tx, id));
  await runSteps(
    () => forgetJobWords(db),
    () => sweepUploads(db),
    () => sweepExports(db),
    async () => throwFailures(run),
  );
}

/** What has a foreign key goes with the member's row; the rest is deleted here. `memberColumns` lists both. */
async function deleteMember(tx: Db, id: string): Promise<void> {
  const member = await lockLeftMember(tx, id);
  if (!member) return;
  await deleteReportsAbout(tx, id);
  await deleteViewsOf(tx, id);
  await deleteIdempotencyKeysOf(tx, id);
  await forgetFailedItemsOf(tx, id);
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
}
