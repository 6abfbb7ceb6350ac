import { and, eq, gt, lte } from 'drizzle-orm';
import { codeMinutes, codeTries, resendCooldownSeconds } from '#contract/auth/contract.ts';
import type { Graduation } from '#contract/merges/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { rootOf, transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { hashCode, isCode, newCode } from '#server/platform/one-time-code.ts';
import { recordAct } from '../../audit/commands.ts';
import { endSessionsOf } from '../../auth/sessions/commands.ts';
import { updateMember } from '../../users/commands.ts';
import { type MergeOptions, mergeAccounts } from '../commands/merge-accounts.ts';
import { formerAccounts, graduations } from '../tables.ts';
import { currentCodeMail, movedMail, newCodeMail } from './mails.ts';
import { findAddressOwner, findFormerOwner, findGraduation } from './queries.ts';

export interface GraduationSettings {
  codeKey: Buffer;
  publicUrl: string;
  adminEmails: string[];
}

/** Mails a code to both addresses, in place of earlier ones. */
export async function startGraduation(
  db: Db,
  viewer: Viewer,
  newEmail: string,
  { codeKey, adminEmails }: GraduationSettings,
): Promise<Graduation> {
  await requireUsable(db, viewer, newEmail, adminEmails);
  const [currentCode, code] = [newCode(), newCode()];
  return transaction(db, async (tx) => {
    const row = {
      newEmail,
      currentCodeHash: hashCode(codeKey, viewer.email, currentCode),
      newCodeHash: hashCode(codeKey, newEmail, code),
      triesLeft: codeTries,
      expiresAt: sql`now() + make_interval(mins => ${param(codeMinutes)})`,
      createdAt: sql`now()`,
    };
    const cooldown = sql`now() - make_interval(secs => ${param(resendCooldownSeconds)})`;
    const [started] = await tx
      .insert(graduations)
      .values({ userId: viewer.id, ...row })
      .onConflictDoUpdate({
        target: graduations.userId,
        set: row,
        setWhere: lte(graduations.createdAt, cooldown),
      })
      .returning({ userId: graduations.userId });
    if (!started)
      throw new AppError('too_many_requests', 'The codes are on their way. Please wait a minute.', {
        retryAfterSeconds: resendCooldownSeconds,
      });
    await sendMail(tx, currentCodeMail(viewer.email, currentCode, newEmail));
    await sendMail(tx, newCodeMail(newEmail, code));
    const graduation = await findGraduation(tx, viewer.id);
    if (!graduation) throw new Error('The change of address was not stored.');
    return graduation;
  });
}

export async function cancelGraduation(db: Db, userId: string): Promise<void> {
  await db.delete(graduations).where(eq(graduations.userId, userId));
}

/** Moves the account when both codes are right, and merges the account that the new address has. */
export async function confirmGraduation(
  db: Db,
  viewer: Viewer,
  codes: { currentCode: string; newCode: string },
  { codeKey, publicUrl, adminEmails }: GraduationSettings,
): Promise<{ email: string; mergedItems: number }> {
  const attempt = await spendAttempt(db, viewer.id);
  const areRight =
    attempt &&
    isCode(codeKey, viewer.email, codes.currentCode, attempt.currentCodeHash) &&
    isCode(codeKey, attempt.newEmail, codes.newCode, attempt.newCodeHash);
  if (!areRight) throw wrongCodes();
  const { newEmail: email } = attempt;
  return transaction(db, async (tx) => {
    await cancelGraduation(tx, viewer.id);
    await requireUsable(tx, viewer, email, adminEmails);
    const other = await findAddressOwner(tx, email);
    const request = { primaryUserId: viewer.id, secondaryUserId: other?.id ?? '', dryRun: false };
    const options: MergeOptions = {
      actor: viewer,
      action: 'user.graduate',
      protectedEmail: adminEmails[0],
      formerEmail: viewer.email,
    };
    const merged = other ? await mergeAccounts(tx, request, options) : null;
    await changeAddress(tx, viewer, email);
    if (!merged)
      await recordAct(tx, {
        action: 'user.graduate',
        actor: viewer,
        subjectId: viewer.id,
        before: { email: viewer.email },
        after: { email },
      });
    await endSessionsOf(tx, viewer.id, viewer.sessionId);
    for (const to of [viewer.email, email])
      await sendMail(tx, movedMail(to, { email, isMerged: merged !== null }, publicUrl));
    return { email, mergedItems: merged?.summary.totalItemsMerged ?? 0 };
  });
}

/** The former address still finds the account. Where the new one was a former one, its row takes the address: the id of a merged account is in it. */
async function changeAddress(tx: Db, { id, email }: Viewer, newEmail: string): Promise<void> {
  await updateMember(tx, id, { email: newEmail });
  if ((await tx.$count(formerAccounts, eq(formerAccounts.email, email))) > 0) return;
  const renamed = await tx
    .update(formerAccounts)
    .set({ email })
    .where(eq(formerAccounts.email, newEmail))
    .returning({ email: formerAccounts.email });
  if (renamed.length === 0)
    await tx.insert(formerAccounts).values({ userId: id, email, currentId: id });
}

/** Whose account it is that cannot be taken over is not told. */
async function requireUsable(
  db: Db,
  viewer: Viewer,
  email: string,
  adminEmails: string[],
): Promise<void> {
  if (viewer.isAdmin)
    throw new AppError(
      'conflict',
      'Your address makes you an administrator. It is changed in ADMIN_EMAILS first.',
    );
  const former = await findFormerOwner(db, email);
  const owner = await findAddressOwner(db, email);
  if (owner?.id === viewer.id) throw new AppError('invalid', 'This is your address already.');
  const isUsable =
    (former === null || former === viewer.id) &&
    !adminEmails.includes(email.toLowerCase()) &&
    (owner === null || (owner.isActive && !owner.isAdmin));
  if (!isUsable)
    throw new AppError(
      'conflict',
      'Your account cannot be moved to this address. Please write to the administrators.',
    );
}

/** Committed by itself, before the codes are compared: guesses sent at once would otherwise all be compared before one is counted. */
async function spendAttempt(db: Db, userId: string) {
  const [attempt] = await rootOf(db)
    .update(graduations)
    .set({ triesLeft: sql`${graduations.triesLeft} - 1` })
    .where(
      and(
        eq(graduations.userId, userId),
        gt(graduations.triesLeft, 0),
        gt(graduations.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return attempt ?? null;
}

function wrongCodes(): AppError {
  return new AppError(
    'invalid',
    `A code is not right, or they have expired. Please check both, or ask for new ones after ${codeTries} tries.`,
  );
}
