import { boolean, index, pgTable } from 'drizzle-orm/pg-core';
import { sortedText } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';

/** Every word of members' names and skills, kept by a trigger on users: where to look for a word, and what it may mean. */
export const searchWords = pgTable(
  'search_words',
  {
    word: sortedText().primaryKey(),
    isName: boolean('is_name').notNull().default(false),
    isSkill: boolean('is_skill').notNull().default(false),
  },
  () => [index('search_words_alike').using('gin', sql`word gin_trgm_ops`)],
);
