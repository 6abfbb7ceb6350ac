import { boolean, index, pgTable } from 'drizzle-orm/pg-core';
import { sortedText } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';

/** Every word of members' names and skills, kept by a trigger on users: which tiers a word can match, and what it may be a typo of. */
export const searchWords = pgTable(
  'search_words',
  {
    word: sortedText().primaryKey(),
    isName: boolean('is_name').notNull().default(false),
    isSkill: boolean('is_skill').notNull().default(false),
  },
  () => [index('search_words_alike').using('gin', sql`word gin_trgm_ops`)],
);
