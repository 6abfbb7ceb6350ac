import { refusalOfSignOut } from '#contract/admin/policy.ts';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { recordAct } from '../../audit/commands.ts';
import { deleteSecondStepsOf } from '../../auth/second-factor/commands/second-steps.ts';
import { endSessionsOf } from '../../auth/sessions/commands.ts';
import { signedOutMail } from '../mails.ts';
import { protectedEmailOf } from '../protected-email.ts';
import { lockUser } from '../queries/get-user.ts';

/** Ends every session of a member, and every sign-in that waits for its second step; returns how many sessions there were. */
export async function signOutUser(
  app: App,
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<number> {
  return transaction(db, async (tx) => {
    const member = await lockUser(tx, userId, protectedEmailOf(app));
    const refusal = refusalOfSignOut(viewer, member);
    if (refusal) throw new AppError('forbidden', refusal);
    await deleteSecondStepsOf(tx, userId);
    const endedSessions = await endSessionsOf(tx, userId);
    await recordAct(tx, {
      action: 'user.sign_out',
      actor: viewer,
      subjectId: userId,
      targetType: 'user',
      targetId: userId,
      after: { endedSessions },
    });
    if (endedSessions > 0) await sendMail(tx, signedOutMail(member, app.publicUrl()));
    return endedSessions;
  });
}
