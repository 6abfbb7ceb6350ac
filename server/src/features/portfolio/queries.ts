import { and, eq, inArray } from 'drizzle-orm';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '../../db/client.ts';
import { type JsonFields, jsonObject } from '../../db/json.ts';
import { type Fragment, sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { uploadJson, uploadUrl } from '../uploads/queries.ts';
import { getReadableMember, visibleMember } from '../visibility/queries/visible-members.ts';
import { portfolioItems } from './tables.ts';

/** SQL: `item` is a row of portfolio_items. */
export function portfolioItemFields(item: Fragment): JsonFields<PortfolioItem> {
  return {
    id: sql`${item}.id`,
    userId: sql`${item}.user_id`,
    title: sql`${item}.title`,
    description: sql`${item}.description`,
    mediaType: sql`${item}.media_type`,
    mediaUrl: sql`coalesce(${item}.media_url, ${uploadUrl(sql`${item}.upload_id`)}, '')`,
    media: uploadJson(sql`${item}.upload_id`, sql`${item}.title`),
    tags: sql`${item}.tags`,
    sortOrder: sql`${item}.sort_order`,
    commentCount: sql`${item}.comment_count`,
    isCommentingOpen: sql`${item}.is_commenting_open`,
    createdAt: sql`${item}.created_at`,
  };
}

const itemJson = jsonObject<PortfolioItem>(portfolioItemFields(sql`p`));

const itemsOfMember = statement<
  { item: PortfolioItem },
  [viewerId: string, userId: string, seesAll: boolean]
>(
  'portfolio_of_member',
  (viewer, user, seesAll) => sql`
  SELECT ${itemJson} AS item FROM portfolio_items p
  WHERE p.user_id = ${user} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`p.user_id`)})
  ORDER BY p.sort_order NULLS LAST, p.created_at, p.id`,
);

/** In the member's order; items without a place come last, the oldest first. */
export async function listPortfolio(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<PortfolioItem[]> {
  const rows = await itemsOfMember(db, viewer.id, userId, canModerate(viewer));
  if (rows.length === 0) await getReadableMember(db, viewer, userId);
  return rows.map(({ item }) => item);
}

export interface FoundItem {
  item: PortfolioItem;
  /** The file, or the thumbnail of a video elsewhere where it was copied. */
  uploadId: string | null;
}

const itemById = statement<FoundItem & Record<string, unknown>, [id: string]>(
  'portfolio_item_by_id',
  (id) => sql`
  SELECT ${itemJson} AS item, p.upload_id AS "uploadId" FROM portfolio_items p WHERE p.id = ${id}`,
);

/** An item of someone whom the viewer may see. */
export async function getPortfolioItem(db: Db, viewer: Viewer, id: string): Promise<FoundItem> {
  const [found] = await itemById(db, id);
  if (!found) throw new AppError('not_found', 'This item is gone. It may have been deleted.');
  await getReadableMember(db, viewer, found.item.userId);
  return found;
}

/** How many of these items are the member's. */
export async function countOwnItems(db: Db, userId: string, ids: string[]): Promise<number> {
  return db.$count(
    portfolioItems,
    and(eq(portfolioItems.userId, userId), inArray(portfolioItems.id, ids)),
  );
}
