import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
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
    attachedAt: instant('attached_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('uploads_of_user').on(table.userId),
    index('uploads_unattached').on(table.createdAt).where(sql`attached_at IS NULL`),
  ],
);
