import type { FoundMessage, MessageSearchQuery } from '#contract/messages/contract.ts';
import type { Db } from '#server/db/client.ts';
import { jsonFrom, jsonObject } from '#server/db/json.ts';
import {
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
  pageStart,
} from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryJson } from '../../users/queries.ts';
import { messageFields } from './message-json.ts';
import { notDeleted, ownConversations } from './own-conversation.ts';

/** SQL: words that each begin with one of these, as text of a tsquery; null without any. */
const prefixes = (words: Fragment) => sql`(
  SELECT string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || ''':*', ' & ')
  FROM unnest(tsvector_to_array(to_tsvector('words', searchable(${words})))) word)`;

/**
 * Walks the messages of each conversation from the newest until a page is found: at worst all that the viewer has. An index
 * of words would be that of everybody, of which a word that is still being typed reads a large part.
 */
const foundMessages = pagedStatement<
  JsonRow<FoundMessage>,
  [viewerId: string, words: string, ...PageStart]
>(
  'found_messages',
  (rows, viewer, words, at, id) => sql`
  WITH own AS MATERIALIZED (${ownConversations(viewer, sql`true`)}),
  asked AS MATERIALIZED (SELECT ${prefixes(words)}::tsquery AS query)
  SELECT x.created_at::text AS at, x.id, ${jsonObject<FoundMessage>({
    ...messageFields(sql`x`),
    member: jsonFrom(userSummaryJson(sql`u`), sql`FROM users u WHERE u.id = x.other_id`),
  })}::text AS item
  FROM (SELECT x.*, own.other_id FROM asked CROSS JOIN own CROSS JOIN LATERAL (
      SELECT * FROM messages x
      WHERE x.conversation_id = own.conversation_id AND x.search @@ asked.query
        AND x.created_at > coalesce(own.cleared_at, '-infinity')
        AND (x.created_at, x.id) < (${at}::timestamptz, ${id}) AND ${notDeleted(sql`x`, viewer)}
      ORDER BY x.created_at DESC, x.id DESC LIMIT ${rows}) x
    ORDER BY x.created_at DESC, x.id DESC LIMIT ${rows}) x
  ORDER BY x.created_at DESC, x.id DESC`,
);

/** The viewer's messages in which all words are, or words that begin with them; the newest first. */
export async function searchMessages(
  db: Db,
  viewer: Viewer,
  { q, ...query }: MessageSearchQuery,
): Promise<JsonPage<FoundMessage>> {
  const rows = await foundMessages(db, query.limit, viewer.id, q, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
