import type { CommentSubject } from '#contract/comments/subjects.ts';
import type { Db } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { commentLikes, comments } from '../features/comments/tables.ts';
import { demoThreads, workIdOf } from './data/comment-threads.ts';
import { actorOf } from './data/notifications.ts';
import type { DemoWords } from './data/shapes.ts';
import { demoId } from './demo-ids.ts';
import { hoursAgo } from './times.ts';

const columnOf = { post: 'postId', portfolio: 'portfolioItemId', event: 'eventId' } as const;

export async function seedComments(tx: Db): Promise<void> {
  const words = demoThreads.flatMap((thread) => [
    rowOf(thread, thread.comment, null),
    ...thread.replies.map((reply) => rowOf(thread, reply, thread.comment.id)),
  ]);
  await tx.insert(comments).values(words);
  const all = demoThreads.flatMap(({ comment, replies }) => [comment, ...replies]);
  const likes = all.flatMap(({ id, likedBy = [] }) =>
    likedBy.map((key) => ({ commentId: id, userId: demoId.user(key) })),
  );
  await tx.insert(commentLikes).values(likes);
  for (const table of [sql`posts`, sql`portfolio_items`, sql`events`])
    await tx.execute(
      sql`UPDATE ${table} w SET comment_count = (SELECT count(*) FROM comments c WHERE c.work_id = w.id)`,
    );
}

function rowOf(
  { on, about }: { on: CommentSubject; about: string },
  { id, author, text, mentions = [], hoursAgo: hours }: DemoWords & { id: string },
  replyTo: string | null,
) {
  return {
    id,
    [columnOf[on]]: workIdOf(on, about),
    authorId: demoId.user(author),
    replyTo,
    text,
    mentions: mentions.map((key) => {
      const { id: userId, firstName, lastName } = actorOf(key);
      return { id: userId, name: `${firstName} ${lastName}` };
    }),
    createdAt: hoursAgo(hours),
  };
}
