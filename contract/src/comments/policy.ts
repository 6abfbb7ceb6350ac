import type { CurrentUser } from '../users/contract.ts';
import { canModerate } from '../users/roles.ts';

type Viewer = Pick<CurrentUser, 'id' | 'isAdmin' | 'role'>;

export const canEditComment = (viewer: Viewer, comment: { authorId: string | null }): boolean =>
  viewer.id === comment.authorId;

/** `ownerId` is the member whose work is commented on. */
export const canRemoveComment = (
  viewer: Viewer,
  comment: { authorId: string | null; ownerId: string },
): boolean =>
  canModerate(viewer) || viewer.id === comment.authorId || viewer.id === comment.ownerId;

export const canCloseCommenting = (viewer: Viewer, work: { ownerId: string }): boolean =>
  viewer.id === work.ownerId;
