import type { CurrentUser } from '../users/contract.ts';
import { canModerate } from '../users/roles.ts';
import type { PortfolioItem } from './contract.ts';

type Viewer = Pick<CurrentUser, 'id' | 'isAdmin' | 'role'>;
type Owned = Pick<PortfolioItem, 'userId'>;

export const canEditPortfolioItem = (viewer: Viewer, item: Owned): boolean =>
  viewer.id === item.userId;

export const canDeletePortfolioItem = (viewer: Viewer, item: Owned): boolean =>
  viewer.id === item.userId || canModerate(viewer);

/** Whether this order names each item once, on the places 0, 1, 2 … without a gap. */
export function isWholeOrder(
  itemIds: string[],
  updates: { id: string; sortOrder: number }[],
): boolean {
  if (updates.length !== itemIds.length) return false;
  const ids = new Set(updates.map(({ id }) => id));
  const places = new Set(updates.map(({ sortOrder }) => sortOrder));
  return itemIds.every((id) => ids.has(id)) && itemIds.every((_, place) => places.has(place));
}
