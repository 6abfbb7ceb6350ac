import type { CurrentUser } from '../users/contract.ts';

/** Whoever posted the job; the crew reads it. */
export const canEditCallSheet = (
  viewer: Pick<CurrentUser, 'id'>,
  sheet: { authorId: string },
): boolean => viewer.id === sheet.authorId;
