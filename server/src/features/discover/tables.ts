import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/** Every word of a member's name and craft, kept by a trigger on users: what a misspelt word may have meant. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, () => [
  index('search_words_alike').using('gin', sql`word gin_trgm_ops`),
]);
