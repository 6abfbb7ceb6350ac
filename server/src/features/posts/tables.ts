import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { uploads } from '../uploads/tables.ts';
import { users } from '../users/tables.ts';

export const posts = pgTable(
  'posts',
  {
    id: text().primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    type: text({ enum: ['post', 'showcase', 'update'] })
      .notNull()
      .default('post'),
    skills: text().array().notNull().default(sql`'{}'`),
    /** An uploaded file, the address of media elsewhere, or the address of a video with its copied poster. */
    uploadId: text('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    mediaUrl: text('media_url'),
    mediaAlt: text('media_alt'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('posts_newest').on(table.createdAt, table.id),
    index('posts_of_author').on(table.authorId, table.createdAt, table.id),
    index('posts_of_upload').on(table.uploadId),
  ],
);

export const postLikes = pgTable(
  'post_likes',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_likes_of_user').on(table.userId),
  ],
);
