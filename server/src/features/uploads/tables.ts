import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

export interface ImageVariant {
  key: string;
  width: number;
}

/** Who uploaded what. A row without `attachedAt` belongs to nothing yet and is swept after a day. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    key: text().notNull().unique(),
    kind: text({ enum: ['image', 'video', 'audio', 'document'] }).notNull(),
    contentType: text('content_type').notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    blur: text(),
    posterKey: text('poster_key'),
    variants: jsonb().$type<ImageVariant[]>().notNull().default([]),
    /** Which version of `removeMetadata` has gone over the file; of images there is nothing to remove. */
    metadataVersion: integer('metadata_version').notNull().default(0),
    attachedAt: instant('attached_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    index('uploads_of_user').on(table.userId),
    index('uploads_with_metadata').on(table.metadataVersion, table.id).where(sql`kind <> 'image'`),
    index('uploads_unattached').on(table.createdAt).where(sql`attached_at IS NULL`),
  ],
);

export interface UploadPart {
  key: string;
  size: number;
}

/** Unfinished resumable uploads. `parts` is used where instances share a bucket; on disk the length of the file says how much is there. */
export const resumableUploads = pgTable(
  'resumable_uploads',
  {
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    parts: jsonb().$type<UploadPart[]>().notNull().default([]),
    /** What it became; the row stays for a day so that a repeated finish gets the same answer. */
    uploadId: text('upload_id').references(() => uploads.id, { onDelete: 'cascade' }),
    touchedAt: instant('touched_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('resumable_uploads_of_user').on(table.userId),
    index('resumable_uploads_of_upload').on(table.uploadId),
    index('resumable_uploads_touched').on(table.touchedAt),
  ],
);
