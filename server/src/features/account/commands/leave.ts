import { restoreDays } from '#contract/account/periods.ts';
import { canLeave } from '#contract/account/policy.ts';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { deleteSecondStepsOf } from '../../auth/second-factor/commands/second-steps.ts';
import { endSessionsOf } from '../../auth/sessions/commands.ts';
import type { LeavingMember } from '../../auth/sessions/queries.ts';
import { recountComments } from '../../comments/commands/comments-of-member.ts';
import { fillSeatsFor } from '../../events/commands/seats.ts';
import { cancelDeletion, scheduleDeletion } from '../../users/commands.ts';
import { lockAdministrators } from '../../users/queries.ts';
import { leftMail, restoredMail } from '../mails.ts';

/** Hides the viewer, ends every session and mails until when this can be taken back. */
export async function leave(db: Db, viewer: Viewer, publicUrl: string): Promise<void> {
  await transaction(db, async (tx) => {
    const { isAdmin } = viewer.appointed;
    if (!canLeave({ id: viewer.id, isAdmin }, isAdmin ? await lockAdministrators(tx) : [])) {
      throw new AppError(
        'conflict',
        'You are the only administrator. Another one must be named in ADMIN_EMAILS before you leave.',
      );
    }
    const deletionDueAt = await scheduleDeletion(tx, viewer.id, restoreDays);
    if (!deletionDueAt) throw new AppError('unauthenticated', 'Please sign in to continue.');
    await recountComments(tx, viewer.id);
    await deleteSecondStepsOf(tx, viewer.id);
    await endSessionsOf(tx, viewer.id);
    await sendMail(tx, leftMail(viewer, deletionDueAt, publicUrl));
  });
}

/** Shows the member again. */
export async function restoreMember(
  db: Db,
  member: LeavingMember,
  publicUrl: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await cancelDeletion(tx, member.id))) {
      throw new AppError('gone', 'It is too late: this account is being deleted.');
    }
    await recountComments(tx, member.id);
    await fillSeatsFor(tx, member.id);
    await sendMail(tx, restoredMail(member, publicUrl));
  });
}
