import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { SavedSearch } from '#contract/saved-searches/contract.ts';
import {
  type CreateSavedSearch,
  type Delivery,
  mostSavedSearches,
} from '#contract/saved-searches/forms.ts';
import { lock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { storedTsquery } from '../../jobs/queries/asked-tsquery.ts';
import { prepareSearch } from '../../jobs/queries/prepare-search.ts';
import { getSavedSearch } from '../queries/list-saved-searches.ts';
import { savedSearches, savedSearchFinds } from '../tables.ts';

/** The same search a second time is the first one. Without the lock, two at once would both be the last allowed. */
export async function createSavedSearch(
  db: Db,
  viewer: { id: string },
  body: CreateSavedSearch,
): Promise<SavedSearch> {
  const { asked } = await prepareSearch(db, viewer.id, body.q ?? undefined);
  const query = asked && storedTsquery(asked);
  if (!query && !hasFilter(body))
    throw new AppError('invalid', 'Please search for a longer word or choose a filter first.');
  return transaction(db, async (tx) => {
    await lock(tx, `saved searches ${viewer.id}`);
    const criteriaHash = hashOf(body);
    const own = await listOwn(tx, viewer);
    const same = own.find((search) => search.criteriaHash === criteriaHash);
    if (same) return getSavedSearch(tx, viewer, same.id);
    if (own.length >= mostSavedSearches)
      throw new AppError(
        'conflict',
        `You have saved ${mostSavedSearches} searches. Please delete one first.`,
      );
    const id = newId('search');
    await tx.insert(savedSearches).values({
      ...body,
      id,
      userId: viewer.id,
      query: query ?? null,
      criteriaHash,
      createdAt: sql`clock_timestamp()`,
    });
    return getSavedSearch(tx, viewer, id);
  });
}

/** Without mails, what the search has found is not kept for the next one. */
export async function updateSavedSearch(
  db: Db,
  viewer: { id: string },
  id: string,
  { delivery }: { delivery: Delivery },
): Promise<SavedSearch> {
  return transaction(db, async (tx) => {
    await getSavedSearch(tx, viewer, id);
    await tx.update(savedSearches).set({ delivery }).where(isOwn(viewer, id));
    if (delivery === 'bell' || delivery === 'none')
      await tx.execute(sql`UPDATE ${savedSearchFinds} SET told_at = now()
        WHERE search_id = ${param(id)} AND told_at IS NULL`);
    return getSavedSearch(tx, viewer, id);
  });
}

export async function removeSavedSearch(db: Db, viewer: { id: string }, id: string): Promise<void> {
  await getSavedSearch(db, viewer, id);
  await db.delete(savedSearches).where(isOwn(viewer, id));
}

async function listOwn(tx: Db, viewer: { id: string }) {
  return tx
    .select({ id: savedSearches.id, criteriaHash: savedSearches.criteriaHash })
    .from(savedSearches)
    .where(eq(savedSearches.userId, viewer.id));
}

function isOwn(viewer: { id: string }, id: string) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, viewer.id));
}

function hasFilter({ skills, school, major, payment, type }: CreateSavedSearch): boolean {
  return Boolean(skills.length > 0 || school || major || payment !== 'all' || type);
}

function hashOf({ q, skills, school, major, payment, type }: CreateSavedSearch): string {
  const words = q?.toLowerCase().replace(/\s+/g, ' ') ?? null;
  const criteria = [words, skills.toSorted(), school, major, payment, type];
  return createHash('sha256').update(JSON.stringify(criteria)).digest('base64url');
}
