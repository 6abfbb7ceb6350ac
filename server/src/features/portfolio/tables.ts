import type { SQL } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { enumChecks, instant } from '../../db/columns.ts';
import { type Fragment, sql } from '../../db/sql.ts';
import { uploads } from '../uploads/tables.ts';
import { users } from '../users/tables.ts';

/** SQL: what a work is, wherever its file lies. `prefix` is empty, or the name of the row with its dot. */
export const workKind = (prefix: Fragment): SQL<string> =>
  sql`(CASE WHEN ${prefix}media_type IN ('youtube', 'vimeo') THEN 'video' ELSE ${prefix}media_type END)`;

/** SQL: the title of a work in small letters without accents. */
export const plainTitle = (prefix: Fragment): SQL<string> => sql`normalize_text(${prefix}title)`;

export const portfolioItems = pgTable(
  'portfolio_items',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    mediaType: text('media_type', {
      enum: ['image', 'video', 'audio', 'youtube', 'vimeo', 'document'],
    }).notNull(),
    uploadId: text('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    mediaUrl: text('media_url'),
    tags: text().array().notNull().default(sql`'{}'`),
    sortOrder: integer('sort_order'),
    commentCount: integer('comment_count').notNull().default(0),
    isCommentingOpen: boolean('is_commenting_open').notNull().default(true),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    index('portfolio_items_of_user').on(table.userId, table.sortOrder, table.createdAt),
    index('portfolio_items_of_upload').on(table.uploadId),
    index('portfolio_items_newest').on(table.createdAt, table.id),
    index('portfolio_items_of_kind').on(workKind(sql``), table.createdAt, table.id),
    index('portfolio_items_tags').using('gin', table.tags),
    index('portfolio_items_title').using('gin', sql`${plainTitle(sql``)} gin_trgm_ops`),
  ],
);
