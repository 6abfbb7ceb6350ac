import {
  type AnyPgColumn,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Mention } from '#contract/comments/mentions.ts';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { events } from '../events/tables.ts';
import { portfolioItems } from '../portfolio/tables.ts';
import { posts } from '../posts/tables.ts';
import { users } from '../users/tables.ts';

/** A deleted comment with replies keeps its row, without author and words. */
export const comments = pgTable(
  'comments',
  {
    id: text().primaryKey(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'cascade' }),
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    portfolioItemId: text('portfolio_item_id').references(() => portfolioItems.id, {
      onDelete: 'cascade',
    }),
    eventId: text('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** Whichever of the three it is: one index lists the comments on any kind of work. */
    workId: text('work_id')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(post_id, portfolio_item_id, event_id)`),
    replyTo: text('reply_to').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    mentions: jsonb().$type<Mention[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    editedAt: instant('edited_at'),
  },
  (table) => [
    index('comments_of_work')
      .on(table.workId, table.createdAt, table.id)
      .where(sql`reply_to IS NULL`),
    index('comments_of_post').on(table.postId).where(sql`post_id IS NOT NULL`),
    index('comments_of_portfolio_item')
      .on(table.portfolioItemId)
      .where(sql`portfolio_item_id IS NOT NULL`),
    index('comments_of_event').on(table.eventId).where(sql`event_id IS NOT NULL`),
    index('comments_of_comment').on(table.replyTo, table.createdAt, table.id),
    index('comments_of_author').on(table.authorId, table.createdAt, table.id),
    index('comments_mentions').using('gin', table.mentions).where(sql`mentions <> '[]'`),
    check('comments_on_one_work', sql`num_nonnulls(post_id, portfolio_item_id, event_id) = 1`),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_likes_of_user').on(table.userId),
  ],
);
