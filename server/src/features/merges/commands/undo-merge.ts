import { and, eq, ne } from 'drizzle-orm';
import type { AccountMerge } from '#contract/merges/contract.ts';
import type { Db } from '#server/db/client.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { recordAct } from '../../audit/commands.ts';
import { endSessionsOf } from '../../auth/sessions/commands.ts';
import { updateMember } from '../../users/commands.ts';
import { getMerge } from '../queries/list-merges.ts';
import { lockAccounts } from '../queries/lock-accounts.ts';
import { findOwnerOf, type LockedMerge, lockMerge } from '../queries/lock-merge.ts';
import { readSchema } from '../queries/read-schema.ts';
import { accountMerges, formerAccounts } from '../tables.ts';
import { restoreSeats } from './restore-seats.ts';
import { restoreSteps } from './restore-steps.ts';

/** Makes two accounts of one again, with what was done since staying with the primary. */
export async function undoMerge(db: Db, actor: { id: string }, id: string): Promise<AccountMerge> {
  return transaction(db, async (tx) => {
    await lockPrimary(tx, id);
    const merge = await requireUndoable(tx, id);
    await giveAddressesBack(tx, merge);
    const schema = await readSchema(tx);
    await restoreSteps({ tx, schema }, merge.steps);
    await restoreSeats(tx, merge.steps);
    await giveIdBack(tx, merge);
    await tx
      .update(accountMerges)
      .set({ undoneAt: sql`now()`, journal: null })
      .where(eq(accountMerges.id, id));
    await recordAct(tx, {
      action: 'user.merge_undo',
      actor,
      subjectId: merge.primaryId,
      targetType: 'merge',
      targetId: id,
      after: { secondaryId: merge.secondaryId, secondaryEmail: merge.secondaryEmail },
    });
    publishTo(tx, [merge.primaryId], { type: 'account' });
    return getMerge(tx, id);
  }).catch((error: unknown) => {
    // Somebody took an address at the same moment.
    throw isUniqueViolation(error, 'users_email_unique')
      ? addressTaken('one of its addresses')
      : error;
  });
}

type Undoable = LockedMerge & { primaryId: string };

/** Whoever signed in after an account was moved signs in again: it may not have been its member who moved it. */
async function giveAddressesBack(tx: Db, merge: Undoable): Promise<void> {
  const { primaryId, formerEmail, secondaryEmail } = merge;
  if (formerEmail !== null && (await findOwnerOf(tx, secondaryEmail)) === primaryId) {
    await tx.delete(formerAccounts).where(eq(formerAccounts.email, formerEmail));
    await updateMember(tx, primaryId, { email: formerEmail });
    await endSessionsOf(tx, primaryId);
  }
  await tx.delete(formerAccounts).where(eq(formerAccounts.email, secondaryEmail));
}

/** The id is that of an account again. A former address that stays with the primary no longer names it; one of its own goes on to. */
async function giveIdBack(tx: Db, { secondaryId }: Undoable): Promise<void> {
  await tx
    .update(formerAccounts)
    .set({ userId: sql`current_id` })
    .where(and(eq(formerAccounts.userId, secondaryId), ne(formerAccounts.currentId, secondaryId)));
}

/** Before the record of the merge, as a merge of this account locks them: the other way round the two would wait for each other. */
async function lockPrimary(tx: Db, id: string): Promise<void> {
  const [merge] = await tx
    .select({ mergedInto: sql<string | null>`journal->>'primary'` })
    .from(accountMerges)
    .where(eq(accountMerges.id, id));
  if (merge?.mergedInto) await lockAccounts(tx, [merge.mergedInto]);
}

async function requireUndoable(tx: Db, id: string): Promise<Undoable> {
  const merge = await lockMerge(tx, id);
  if (!merge) throw new AppError('not_found', 'There is no such merge.');
  const { primaryId } = merge;
  if (merge.isUndone) throw new AppError('conflict', 'This merge was already undone.');
  if (merge.isTooLate || merge.steps.length === 0)
    throw new AppError('conflict', 'It is too late: a merge can be undone for 30 days.');
  if (primaryId === null || primaryId !== merge.mergedInto)
    throw new AppError(
      'conflict',
      'The account was itself merged into another one since. Please undo that merge first.',
    );
  await requireAddresses(tx, { ...merge, primaryId });
  return { ...merge, primaryId };
}

/** Each account gets the address back that it had. */
async function requireAddresses(tx: Db, merge: Undoable): Promise<void> {
  const { primaryId, secondaryEmail, formerEmail } = merge;
  const owner = await findOwnerOf(tx, secondaryEmail);
  const hasMoved = owner === primaryId && formerEmail !== null;
  if (owner !== null && !hasMoved) throw addressTaken(secondaryEmail);
  if (hasMoved && (await findOwnerOf(tx, formerEmail)) !== null) throw addressTaken(formerEmail);
}

const addressTaken = (email: string) =>
  new AppError(
    'conflict',
    `This merge cannot be undone: ${email} is the address of another account now.`,
  );

/** Empties the journals of merges that can no longer be undone. */
export async function forgetJournals(db: Db): Promise<void> {
  await db
    .update(accountMerges)
    .set({ journal: null })
    .where(sql`journal IS NOT NULL AND undo_until <= now()`);
}
