import { and, eq } from 'drizzle-orm';
import { codeTries } from '#contract/auth/contract.ts';
import type { Db } from '#server/db/client.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { recordAct } from '#server/features/audit/commands.ts';
import { endSessionsOf } from '#server/features/auth/sessions/commands.ts';
import { updateMember } from '#server/features/users/commands.ts';
import type { Viewer } from '#server/http/app.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { type MergeOptions, mergeAccounts } from '../../commands/merge-accounts.ts';
import { lockAccounts } from '../../queries/lock-accounts.ts';
import { formerAccounts, graduations } from '../../tables.ts';
import { movedMail } from '../mails.ts';
import { type AddressOwner, findAddressOwner, findObstacle } from '../queries.ts';

export interface GraduationSettings {
  publicUrl: string;
  adminEmails: string[];
}

/** A change of address whose codes were compared. */
export type Attempt = typeof graduations.$inferSelect;

export interface Moved {
  email: string;
  mergedItems: number;
}

interface Move {
  attempt: Attempt;
  /** The account of that address whose second factor was proved. */
  provedOwnerId: string | null;
}

/** Moves the account to the address that was proved, with the account that this address has. */
export async function moveAccount(
  db: Db,
  viewer: Viewer,
  { attempt, provedOwnerId }: Move,
  { publicUrl, adminEmails }: GraduationSettings,
): Promise<Moved> {
  refuseAdministrator(viewer);
  const { newEmail: email } = attempt;
  return refuseTaken(() =>
    transaction(db, async (tx) => {
      const other = await findAddressOwner(tx, email);
      await lockBoth(tx, viewer, other);
      await consumeAttempt(tx, attempt);
      const obstacle = await findObstacle(tx, viewer.id, email, adminEmails);
      if (obstacle) throw cannotMove();
      const request = { primaryUserId: viewer.id, secondaryUserId: other?.id ?? '', dryRun: false };
      const options: MergeOptions = {
        actor: viewer,
        action: 'user.graduate',
        protectedEmail: adminEmails[0],
        formerEmail: viewer.email,
        provedFactorOf: provedOwnerId,
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
    }),
  );
}

/** Between the codes and the lock an account may have been merged into another one, or have moved. */
async function lockBoth(tx: Db, viewer: Viewer, other: AddressOwner | null): Promise<void> {
  const accounts = await lockAccounts(tx, other ? [viewer.id, other.id] : [viewer.id]);
  const own = accounts.get(viewer.id);
  if (!own) throw new AppError('unauthenticated', 'Please sign in to continue.');
  if (own.email !== viewer.email) throw wrongCodes();
  if (other && accounts.get(other.id)?.email !== other.email) throw cannotMove();
}

/** Codes are of one use: of two requests with the same ones the second finds nothing. */
async function consumeAttempt(tx: Db, attempt: Attempt): Promise<void> {
  const consumed = await tx
    .delete(graduations)
    .where(isSameAttempt(attempt))
    .returning({ userId: graduations.userId });
  if (consumed.length === 0) throw wrongCodes();
}

export const isSameAttempt = ({ userId, newCodeHash }: Attempt) =>
  and(eq(graduations.userId, userId), eq(graduations.newCodeHash, newCodeHash));

/** Two who move to the same address at the same moment do not see each other. */
async function refuseTaken(move: () => Promise<Moved>): Promise<Moved> {
  try {
    return await move();
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw cannotMove();
    throw error;
  }
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

export function refuseAdministrator(viewer: Viewer): void {
  if (viewer.appointed.isAdmin)
    throw new AppError(
      'conflict',
      'Your address makes you an administrator. It is changed in ADMIN_EMAILS first.',
    );
}

function cannotMove(): AppError {
  return new AppError(
    'conflict',
    'Your account cannot be moved to this address. Please write to the administrators.',
  );
}

export function wrongCodes(): AppError {
  return new AppError(
    'invalid',
    `A code is not right, or they have expired. Please check both, or ask for new ones after ${codeTries} tries.`,
  );
}
