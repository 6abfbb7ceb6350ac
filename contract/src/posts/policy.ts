import type { CurrentUser } from '../users/contract.ts';
import { canModerate, type Staff } from '../users/roles.ts';
import type { Post } from './contract.ts';

/** Administrators change posts through calls of their own. */
export const canEditPost = (
  viewer: Pick<CurrentUser, 'id'>,
  post: Pick<Post, 'authorId'>,
): boolean => viewer.id === post.authorId;

export const canModeratePost = (viewer: Staff): boolean => canModerate(viewer);
