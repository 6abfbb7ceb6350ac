import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Mention } from '#contract/comments/mentions.ts';
import { enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { projects } from '../projects/tables.ts';
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
    /** How many pictures follow the first; the feed reads them only where there are some. */
    furtherPictures: smallint('further_pictures').notNull().default(0),
    mentions: jsonb().$type<Mention[]>().notNull().default([]),
    /** Comments and replies of active members; the feed reads it with the row. */
    commentCount: integer('comment_count').notNull().default(0),
    isCommentingOpen: boolean('is_commenting_open').notNull().default(true),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    index('posts_newest').on(table.createdAt, table.id),
    index('posts_of_project')
      .on(table.projectId, table.createdAt, table.id)
      .where(sql`project_id IS NOT NULL`),
    index('posts_showcase').on(table.createdAt, table.id).where(sql`type = 'showcase'`),
    index('posts_of_author').on(table.authorId, table.createdAt, table.id),
    index('posts_alike').using('gin', sql`content gin_trgm_ops`),
    index('posts_of_upload').on(table.uploadId),
    index('posts_mentions').using('gin', table.mentions).where(sql`mentions <> '[]'`),
  ],
);

/** The pictures of a post after the first, which is the upload of the post itself. */
export const postPictures = pgTable(
  'post_pictures',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    alt: text(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.place] }),
    index('post_pictures_of_upload').on(table.uploadId),
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
