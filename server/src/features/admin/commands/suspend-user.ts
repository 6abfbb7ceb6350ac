import type { Suspension } from '#contract/admin/forms.ts';
import { refusalOfSuspension } from '#contract/admin/policy.ts';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { publishBeforeEnd } from '#server/platform/live/live-hub.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { schoolMoment } from '#server/platform/school-time.ts';
import { recordAct } from '../../audit/commands.ts';
import { deleteSecondStepsOf } from '../../auth/second-factor/commands/second-steps.ts';
import { endSessionsOf } from '../../auth/sessions/commands.ts';
import { recountComments } from '../../comments/commands/comments-of-member.ts';
import { fillSeatsFor } from '../../events/commands/seats.ts';
import { suspendMember, unsuspendMember } from '../../users/commands.ts';
import { describeSuspension, lockAdministrators } from '../../users/queries.ts';
import { suspendedMail, unsuspendedMail } from '../mails.ts';
import { protectedEmailOf } from '../protected-email.ts';
import { getUser, lockUser } from '../queries/get-user.ts';

/** `appealUrl`: where the member can appeal; null where no report is behind it. */
export async function suspendUser(
  app: App,
  db: Db,
  viewer: Viewer,
  userId: string,
  { reason, until, appealUrl = null }: Suspension & { appealUrl?: string | null },
): Promise<void> {
  if (until && Date.parse(until) <= app.clock.now()) throw endIsPast();
  await transaction(db, async (tx) => {
    // Two administrators who suspend each other at once would leave none.
    const administrators = await lockAdministrators(tx);
    if (viewer.isAdmin && !administrators.includes(viewer.id))
      throw new AppError('forbidden', 'Only administrators can do this.');
    const before = await lockUser(tx, userId, protectedEmailOf(app));
    const refusal = refusalOfSuspension(viewer, before);
    if (refusal) throw new AppError('forbidden', refusal);
    await suspendMember(tx, userId, { reason, until });
    await deleteSecondStepsOf(tx, userId);
    const message = describeSuspension({ reason, until }, app.config.timeZone);
    publishBeforeEnd(tx, [userId], { type: 'suspended', message });
    await endSessionsOf(tx, userId);
    await recountComments(tx, userId);
    await recordAct(tx, {
      action: 'user.suspend',
      actor: viewer,
      subjectId: userId,
      targetType: 'user',
      targetId: userId,
      before: { isSuspended: before.isSuspended, suspendedUntil: before.suspendedUntil },
      after: { isSuspended: true, suspendedUntil: until },
      note: reason,
    });
    const end = until && schoolMoment(until, app.config.timeZone);
    const [administrator] = app.config.adminEmails;
    const words = { reason, until: end, appealUrl, administrator, publicUrl: app.publicUrl() };
    await sendMail(tx, suspendedMail(before, words));
  });
}

export async function unsuspendUser(
  app: App,
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    const before = await getUser(tx, userId, protectedEmailOf(app));
    if (!(await unsuspendMember(tx, userId)))
      throw new AppError('conflict', 'This member is not suspended.');
    await recountComments(tx, userId);
    await fillSeatsFor(tx, userId);
    await recordAct(tx, {
      action: 'user.unsuspend',
      actor: viewer,
      subjectId: userId,
      targetType: 'user',
      targetId: userId,
      before: { isSuspended: true, suspendedUntil: before.suspendedUntil },
      after: { isSuspended: false, suspendedUntil: null },
    });
    await sendMail(tx, unsuspendedMail(before, app.publicUrl()));
  });
}

function endIsPast(): AppError {
  const message = 'Please choose an end that is still to come.';
  return new AppError('invalid', message, { issues: [{ path: 'until', message }] });
}
