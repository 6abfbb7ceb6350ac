import type { Comment, Reply } from '#contract/comments/contract.ts';
import { makeMember } from './make-member.ts';

let count = 0;

/** A comment by another member, a minute after the one made before. */
export function makeComment(part: Partial<Comment> = {}): Comment {
  const author = makeMember();
  count += 1;
  return {
    id: `comment_${count}`,
    replyTo: null,
    authorId: author.id,
    author,
    text: `Words ${count}`,
    mentions: [],
    likeCount: 0,
    isLiked: false,
    editedAt: null,
    createdAt: new Date(Date.UTC(2026, 4, 1, 12, count)).toISOString(),
    replyCount: 0,
    replies: [],
    ...part,
  };
}

export function makeReply(part: Partial<Reply> & { replyTo: string }): Reply {
  const { replies: _, replyCount: __, ...reply } = makeComment(part);
  return reply;
}
