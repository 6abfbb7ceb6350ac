import { eq } from 'drizzle-orm';
import {
  mostPortfolioItems,
  orderMessage,
  type PortfolioItem,
  type PortfolioOrder,
} from '#contract/portfolio/contract.ts';
import type { NewPortfolioItem, UpdatePortfolioItem } from '#contract/portfolio/forms.ts';
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
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { recordActOnOthers } from '../../audit/commands.ts';
import { retractNotificationsAbout } from '../../notifications/commands/retract-notifications.ts';
import { deleteUpload } from '../../uploads/commands.ts';
import { copyThumbnailTask } from '../copy-thumbnail-task.ts';
import { getPortfolioItem, listPortfolio } from '../queries.ts';
import { portfolioItems } from '../tables.ts';
import { chooseMedia } from './choose-media.ts';

type ItemRow = typeof portfolioItems.$inferSelect;

const refusal = 'Only the member whose portfolio this is can change it.';

export async function createPortfolioItem(
  db: Db,
  viewer: Viewer,
  { title, description, tags, mediaUrl }: NewPortfolioItem,
): Promise<PortfolioItem> {
  return transaction(db, async (tx) => {
    const media = await chooseMedia(tx, viewer, mediaUrl);
    const id = await insertItem(tx, viewer, { title, description, tags, ...media });
    const { item } = await getPortfolioItem(tx, viewer, id);
    return item;
  });
}

/** Appends an item whose media is chosen. */
export async function insertItem(
  tx: Db,
  viewer: Viewer,
  item: Pick<ItemRow, 'title' | 'description' | 'tags' | 'uploadId' | 'mediaUrl' | 'mediaType'>,
): Promise<string> {
  await lockPortfolio(tx, viewer.id);
  const count = await tx.$count(portfolioItems, eq(portfolioItems.userId, viewer.id));
  if (count >= mostPortfolioItems)
    throw new AppError('conflict', `A portfolio holds ${mostPortfolioItems} items at most.`);
  const id = newId('item');
  await tx.insert(portfolioItems).values({ ...item, id, userId: viewer.id });
  if (item.mediaUrl) await enqueue(tx, copyThumbnailTask, { itemId: id });
  return id;
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
    const before = await getPortfolioItem(tx, viewer, id);
    const item = authorize(viewer, canEditPortfolioItem, before.item, refusal);
    const isNewMedia = mediaUrl !== undefined && mediaUrl !== item.mediaUrl;
    const media = isNewMedia ? await chooseMedia(tx, viewer, mediaUrl) : null;
    await writeChange(tx, item, { ...texts, ...media });
    if (isNewMedia) await deleteUpload(tx, before.uploadId);
    if (media?.mediaUrl) await enqueue(tx, copyThumbnailTask, { itemId: id });
    const after = await getPortfolioItem(tx, viewer, id);
    return after.item;
  });
}

export async function removePortfolioItem(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const found = await getPortfolioItem(tx, viewer, id);
    const item = authorize(viewer, canDeletePortfolioItem, found.item, refusal);
    await lockPortfolio(tx, item.userId);
    await deleteUpload(tx, await deleteRow(tx, item));
    await retractNotificationsAbout(tx, item.id);
    const { title, description } = item;
    await recordActOnOthers(tx, viewer, item.userId, {
      action: 'portfolio.remove',
      targetType: 'portfolio',
      targetId: id,
      before: { title, description },
      after: {},
    });
  });
}

/** Takes the whole order at once: each item once, on places without a gap; anything else changes nothing. */
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

/** Without the lock, two creations at once would pass the limit, and two reorders would put two items on one place. */
async function lockPortfolio(tx: Db, userId: string): Promise<void> {
  await lock(tx, `portfolio ${userId}`);
}

async function writeChange(
  tx: Db,
  item: Authorized<PortfolioItem>,
  change: Partial<ItemRow>,
): Promise<void> {
  await tx
    .update(portfolioItems)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(portfolioItems.id, item.id));
}

/** Returns the upload of the deleted row: an update before the lock may have replaced the one that was read. */
async function deleteRow(tx: Db, item: Authorized<PortfolioItem>): Promise<string | null> {
  const [deleted] = await tx
    .delete(portfolioItems)
    .where(eq(portfolioItems.id, item.id))
    .returning({ uploadId: portfolioItems.uploadId });
  return deleted?.uploadId ?? null;
}
