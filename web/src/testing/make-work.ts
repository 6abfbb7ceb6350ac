import { makeMember } from './make-member.ts';

/** A post of another member, as its comments need it. */
export const makeWork = (part: { commentCount?: number; isCommentingOpen?: boolean } = {}) => ({
  on: 'post' as const,
  id: 'post_1',
  ownerId: makeMember().id,
  commentCount: 0,
  isCommentingOpen: true,
  path: '/posts/post_1',
  ...part,
});
