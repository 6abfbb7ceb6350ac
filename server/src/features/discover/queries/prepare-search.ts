import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { wordsToJson } from '../../search-words/queries/known-words.ts';
import { splitWords } from '../../search-words/queries/split-words.ts';
import { blockedIdsSql } from '../../visibility/queries/visible-members.ts';
import { type MemberWord, memberWordsSql } from './member-words.ts';

/** What a search reads before it looks for members. */
export interface PreparedSearch {
  viewerId: string;
  /** The ids that it never finds: the viewer, and everyone whom the viewer blocks or is blocked by. */
  hidden: string[];
  /** Null without a query; empty for one without letters or digits. */
  words: MemberWord[] | null;
}

interface PreparedRow {
  blocked: string[];
  words: MemberWord[];
}

const prepared = statement<PreparedRow, [viewerId: string, words: string]>(
  'search_start',
  (viewer, words) => sql`
  SELECT ARRAY(${blockedIdsSql(viewer)}) AS blocked,
    (SELECT coalesce(json_agg(known), '[]') FROM (${memberWordsSql(words)}) known) AS words`,
);

export async function prepareSearch(
  db: Db,
  viewerId: string,
  q: string | undefined,
): Promise<PreparedSearch> {
  const words = splitWords(q);
  const [row] = await prepared(db, viewerId, wordsToJson(words ?? []));
  const hidden = [viewerId, ...(row?.blocked ?? [])];
  return { viewerId, hidden, words: words && (row?.words ?? []) };
}
