import { type MergeResult, undoDays } from '#contract/merges/contract.ts';
import type { MergeRequest } from '#contract/merges/forms.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { recordAct } from '../../audit/commands.ts';
import { endSessionsOf } from '../../auth/sessions/commands.ts';
import { forgetWords } from '../../discover/commands.ts';
import { listReferences } from '../member-references.ts';
import { requireMergeable, secondStepRequired } from '../policy.ts';
import { type LockedAccount, lockAccounts } from '../queries/lock-accounts.ts';
import { readSchema } from '../queries/read-schema.ts';
import { requireNoneLeft } from '../queries/require-none-left.ts';
import { countMerged } from '../resolutions.ts';
import { accountMerges, formerAccounts } from '../tables.ts';
import { applyBlocks } from './apply-blocks.ts';
import { removeUnnamedRows } from './journal.ts';
import { mergeConversations } from './merge-conversations.ts';
import { mergeProfiles } from './merge-profiles.ts';
import { mergeTotals } from './merge-totals.ts';
import { type Merge, moveReferences } from './move-references.ts';

export interface MergeOptions {
  actor: { id: string };
  action?: 'user.merge' | 'user.graduate';
  protectedEmail: string | undefined;
  /** The address that the primary gives up for the secondary's. */
  formerEmail?: string;
  /** The account whose second factor its owner has proved; administrators ask for none. */
  provedFactorOf?: string | null;
}

class DryRun extends Error {
  readonly result: MergeResult;
  constructor(result: MergeResult) {
    super('A dry run is rolled back.');
    this.result = result;
  }
}

/** Moves everything of the secondary account to the primary one, in one transaction. A dry run does the same and rolls back. */
export async function mergeAccounts(
  db: Db,
  request: MergeRequest,
  options: MergeOptions,
): Promise<MergeResult> {
  return transaction(db, async (tx) => {
    const result = await merge(tx, request, options);
    if (request.dryRun) throw new DryRun({ ...result, mergeId: null, undoUntil: null });
    return result;
  }).catch((error: unknown) => {
    if (error instanceof DryRun) return error.result;
    throw error;
  });
}

async function merge(
  tx: Db,
  { primaryUserId, secondaryUserId }: MergeRequest,
  options: MergeOptions,
): Promise<MergeResult> {
  const accounts = await lockAccounts(tx, [primaryUserId, secondaryUserId]);
  const primary = accounts.get(primaryUserId);
  const secondary = accounts.get(secondaryUserId);
  if (!primary) throw new AppError('not_found', 'There is no account with the primary user id.');
  if (!secondary)
    throw new AppError('not_found', 'There is no account with the secondary user id.');
  requireMergeable(primary, secondary, options.protectedEmail);
  const isProved = options.action !== 'user.graduate' || options.provedFactorOf === secondary.id;
  if (secondary.row['has_second_factor'] === true && !isProved) throw secondStepRequired();
  const work: Merge = {
    tx,
    schema: await readSchema(tx),
    steps: [],
    primary: primary.id,
    secondary: secondary.id,
    moved: new Map(),
    conflicts: new Map(),
  };
  await endSessionsOf(tx, secondary.id);
  await mergeConversations(work);
  await moveReferences(work);
  await applyBlocks(work);
  await mergeTotals(work);
  await mergeProfiles(work, primary.row, secondary.row);
  await requireNoneLeft(tx, listReferences(work.schema), secondary.id);
  await removeUnnamedRows(work, 'users', sql`t.id = ${param(secondary.id)}`);
  await forgetWords(tx, secondary.words);
  const result = resultOf(work, primary, secondary);
  return record(work, result, options);
}

function resultOf(
  { moved, conflicts }: Merge,
  primary: LockedAccount,
  secondary: LockedAccount,
): MergeResult {
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  return {
    mergeId: newId('merge'),
    undoUntil: null,
    primary: primary.summary,
    secondary: secondary.summary,
    summary: {
      totalItemsMerged: sum(moved.values()),
      conflictsResolved: sum(conflicts.values()),
    },
    merged: countMerged(moved),
    conflicts: [...conflicts].map(([sentence, count]) => `${sentence} (${count}).`),
  };
}

async function record(
  { tx, steps }: Merge,
  result: MergeResult,
  { actor, action = 'user.merge', formerEmail }: MergeOptions,
): Promise<MergeResult> {
  const { primary, secondary, summary } = result;
  const [saved] = await tx
    .insert(accountMerges)
    .values({
      id: String(result.mergeId),
      primaryId: primary.id,
      secondaryId: secondary.id,
      secondaryName: [secondary.firstName, secondary.lastName],
      secondaryEmail: secondary.email,
      byId: actor.id,
      totalItems: summary.totalItemsMerged,
      conflicts: summary.conflictsResolved,
      journal: { primary: primary.id, formerEmail, steps },
      // Of two merges of one account the later one waited for the earlier, and its transaction may have begun before it.
      createdAt: sql`clock_timestamp()`,
      undoUntil: sql`now() + make_interval(days => ${param(undoDays)})`,
    })
    .returning({ undoUntil: accountMerges.undoUntil });
  const former = { userId: secondary.id, currentId: primary.id };
  await tx
    .insert(formerAccounts)
    .values({ ...former, email: secondary.email })
    .onConflictDoUpdate({ target: formerAccounts.email, set: former });
  await recordAct(tx, {
    action,
    actor,
    subjectId: primary.id,
    targetType: 'merge',
    targetId: String(result.mergeId),
    before: { secondaryId: secondary.id, secondaryEmail: secondary.email },
    after: { ...summary },
  });
  publishTo(tx, [primary.id], { type: 'account' });
  return { ...result, undoUntil: saved?.undoUntil ?? null };
}
