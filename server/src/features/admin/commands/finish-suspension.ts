import { transaction } from '#server/db/transaction.ts';
import type { App } from '#server/http/app.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { recordAct } from '../../audit/commands.ts';
import { recountComments } from '../../comments/commands/comments-of-member.ts';
import { fillSeatsFor } from '../../events/commands/seats.ts';
import { getMemberName } from '../../users/queries.ts';
import { unsuspendedMail } from '../mails.ts';

/** What follows when a suspension has ended by itself. */
export async function finishSuspension(app: App, userId: string): Promise<void> {
  await transaction(app.db, async (tx) => {
    const member = await getMemberName(tx, userId);
    await recountComments(tx, userId);
    await fillSeatsFor(tx, userId);
    await recordAct(tx, {
      action: 'user.unsuspend',
      actor: null,
      subjectId: userId,
      targetType: 'user',
      targetId: userId,
      before: { isSuspended: true },
      after: { isSuspended: false },
      note: 'The suspension has ended.',
    });
    await sendMail(tx, unsuspendedMail(member, app.publicUrl()));
  });
}
