import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '../../db/client.ts';
import { param, sql } from '../../db/sql.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { type MediaRow, mediaColumns, presentMedia } from '../uploads/queries.ts';
import { uploads } from '../uploads/tables.ts';
import { getReadableMember, visibleMember } from '../visibility/queries/visible-members.ts';
import { portfolioItems } from './tables.ts';

type ItemRow = typeof portfolioItems.$inferSelect;

export interface ItemWithFile {
  item: ItemRow;
  /** The uploaded file, or the thumbnail of a video elsewhere where it was copied. */
  file: MediaRow | null;
}

/** In the member's order; items without a place come last, the oldest first. */
export async function listPortfolio(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<PortfolioItem[]> {
  const isReadable = canModerate(viewer)
    ? undefined
    : visibleMember(param(viewer.id), portfolioItems.userId);
  const rows = await selectItems(db, and(eq(portfolioItems.userId, userId), isReadable));
  if (rows.length === 0) await getReadableMember(db, viewer, userId);
  return rows.map(presentItem);
}

/** An item of someone whom the viewer may see. */
export async function getPortfolioItem(db: Db, viewer: Viewer, id: string): Promise<ItemWithFile> {
  const [row] = await selectItems(db, eq(portfolioItems.id, id));
  if (!row) throw new AppError('not_found', 'This item is gone. It may have been deleted.');
  await getReadableMember(db, viewer, row.item.userId);
  return row;
}

/** How many of these items are the member's. */
export async function countOwnItems(db: Db, userId: string, ids: string[]): Promise<number> {
  return db.$count(
    portfolioItems,
    and(eq(portfolioItems.userId, userId), inArray(portfolioItems.id, ids)),
  );
}

export function presentItem({ item, file }: ItemWithFile): PortfolioItem {
  const media = file && presentMedia(file, item.title);
  return {
    id: item.id,
    userId: item.userId,
    title: item.title,
    description: item.description,
    mediaUrl: item.mediaUrl ?? media?.url ?? '',
    mediaType: item.mediaType,
    media,
    tags: item.tags,
    sortOrder: item.sortOrder,
    commentCount: item.commentCount,
    isCommentingOpen: item.isCommentingOpen,
    createdAt: item.createdAt,
  };
}

async function selectItems(db: Db, where: SQL | undefined): Promise<ItemWithFile[]> {
  return db
    .select({ item: portfolioItems, file: mediaColumns })
    .from(portfolioItems)
    .leftJoin(uploads, eq(uploads.id, portfolioItems.uploadId))
    .where(where)
    .orderBy(
      sql`${portfolioItems.sortOrder} NULLS LAST`,
      asc(portfolioItems.createdAt),
      asc(portfolioItems.id),
    );
}
