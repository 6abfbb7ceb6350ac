import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { uploads } from '../uploads/tables.ts';
import { users } from '../users/tables.ts';

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
    index('portfolio_items_of_user').on(table.userId, table.sortOrder, table.createdAt),
    index('portfolio_items_of_upload').on(table.uploadId),
  ],
);
