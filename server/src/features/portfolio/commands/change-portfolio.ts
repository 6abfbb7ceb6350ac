import { eq } from 'drizzle-orm';
import {
  mostPortfolioItems,
  type NewPortfolioItem,
  orderMessage,
  type PortfolioItem,
  type PortfolioOrder,
  type UpdatePortfolioItem,
} from '#contract/portfolio/contract.ts';
import {
  canDeletePortfolioItem,
  canEditPortfolioItem,
  isWholeOrder,
} from '#contract/portfolio/policy.ts';
import { lock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { deleteUpload } from '../../uploads/commands.ts';
import { getPortfolioItem, type ItemWithFile, listPortfolio, presentItem } from '../queries.ts';
import { portfolioItems } from '../tables.ts';
import { chooseMedia } from './choose-media.ts';

export async function createPortfolioItem(
  db: Db,
  viewer: Viewer,
  { title, description, tags, mediaUrl }: NewPortfolioItem,
): Promise<PortfolioItem> {
  return transaction(db, async (tx) => {
    await lockPortfolio(tx, viewer.id);
    const kept = await tx.$count(portfolioItems, eq(portfolioItems.userId, viewer.id));
    if (kept >= mostPortfolioItems)
      throw new AppError('conflict', `A portfolio holds ${mostPortfolioItems} items at most.`);
    const media = await chooseMedia(tx, viewer, mediaUrl);
    const id = newId('item');
    await tx
      .insert(portfolioItems)
      .values({ id, userId: viewer.id, title, description, tags, ...media });
    return presentItem(await getPortfolioItem(tx, viewer, id));
  });
}

/** New media replaces the file that was there. */
export async function updatePortfolioItem(
  db: Db,
  viewer: Viewer,
  id: string,
  { mediaUrl, mediaType: _, ...texts }: UpdatePortfolioItem,
): Promise<PortfolioItem> {
  return transaction(db, async (tx) => {
    await lockPortfolio(tx, viewer.id);
    const before = await getEditable(tx, viewer, id);
    const isNew = mediaUrl !== undefined && mediaUrl !== presentItem(before).mediaUrl;
    const media = isNew ? await chooseMedia(tx, viewer, mediaUrl) : {};
    await tx
      .update(portfolioItems)
      .set({ ...texts, ...media, updatedAt: sql`now()` })
      .where(eq(portfolioItems.id, before.item.id));
    if (isNew) await deleteUpload(tx, before.item.uploadId);
    return presentItem(await getPortfolioItem(tx, viewer, id));
  });
}

export async function removePortfolioItem(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const { item } = await getPortfolioItem(tx, viewer, id);
    if (!canDeletePortfolioItem(viewer, item)) throw notYours();
    await lockPortfolio(tx, item.userId);
    // Read again by the deletion: the file may have been replaced before the lock was had.
    const [removed] = await tx
      .delete(portfolioItems)
      .where(eq(portfolioItems.id, item.id))
      .returning({ uploadId: portfolioItems.uploadId });
    await deleteUpload(tx, removed?.uploadId ?? null);
  });
}

/** The whole portfolio at once: each item named once, on places without a gap, or nothing changes. */
export async function reorderPortfolio(
  db: Db,
  viewer: Viewer,
  updates: PortfolioOrder,
): Promise<PortfolioItem[]> {
  return transaction(db, async (tx) => {
    await lockPortfolio(tx, viewer.id);
    const own = await listPortfolio(tx, viewer, viewer.id);
    const ids = own.map(({ id }) => id);
    if (!isWholeOrder(ids, updates)) throw new AppError('invalid', orderMessage);
    const sorted = updates.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ id }) => id);
    await tx.execute(sql`
      UPDATE ${portfolioItems} SET sort_order = placed.place - 1
      FROM unnest(${param(sorted)}::text[]) WITH ORDINALITY placed (id, place)
      WHERE portfolio_items.id = placed.id AND portfolio_items.user_id = ${param(viewer.id)}`);
    return listPortfolio(tx, viewer, viewer.id);
  });
}

/**
 * One change of a portfolio at a time: two orders at once would mix, two new items both pass the limit, and two new
 * files both replace the same one.
 */
async function lockPortfolio(tx: Db, userId: string): Promise<void> {
  await lock(tx, `portfolio ${userId}`);
}

async function getEditable(tx: Db, viewer: Viewer, id: string): Promise<ItemWithFile> {
  const kept = await getPortfolioItem(tx, viewer, id);
  if (!canEditPortfolioItem(viewer, kept.item)) throw notYours();
  return kept;
}

const notYours = () =>
  new AppError('forbidden', 'Only the member whose portfolio this is can change it.');
