import type { SQL } from 'drizzle-orm';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
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
import { type SessionPage, sessionPage } from '#server/http/session-joined-query.ts';
import { sessionJoinedPagedStatement } from '../../auth/sessions/queries.ts';
import { getConversation } from './get-conversation.ts';
import { messageJson } from './message-json.ts';
import { notDeleted, ownConversations } from './own-conversation.ts';

type Values = [conversationId: string, ...PageStart];

/** The conversation is read once, apart: joined, PostgreSQL would sort all its messages instead of walking the index. */
const newest = (
  rows: SQL,
  viewer: Fragment,
  conversation: Fragment,
  at: Fragment,
  id: Fragment,
) => sql`
  WITH own AS MATERIALIZED (${ownConversations(viewer, sql`m.conversation_id = ${conversation}`)})
  SELECT x.created_at::text AS at, x.id, ${messageJson(sql`x`)}::text AS item
  FROM (SELECT * FROM messages x
    WHERE x.conversation_id = ${conversation} AND (x.created_at, x.id) < (${at}::timestamptz, ${id})
      AND x.created_at > (SELECT coalesce(own.cleared_at, '-infinity') FROM own) AND ${notDeleted(sql`x`, viewer)}
    ORDER BY x.created_at DESC, x.id DESC LIMIT ${rows}) x
  ORDER BY x.created_at DESC, x.id DESC`;

export const newestMessages = pagedStatement<JsonRow, [viewerId: string, ...Values]>(
  'messages_of_conversation',
  newest,
);
const newestForSession = sessionJoinedPagedStatement<JsonRow, Values>(
  'messages_of_conversation',
  newest,
);

/** The messages of a conversation of the viewer, the newest first. */
export async function listMessages(
  db: Db,
  viewer: Viewer,
  id: string,
  query: PageQuery,
): Promise<JsonPage> {
  const rows = await newestMessages(db, query.limit, viewer.id, id, ...pageStart(query.cursor));
  if (rows.length === 0) await getConversation(db, viewer, id);
  return jsonPage(rows, query);
}

/** Null also where there is no message: the normal path tells an empty conversation from one that is not theirs. */
export async function listMessagesForSession(
  db: Db,
  token: string,
  query: PageQuery,
  { id }: { id: string },
): Promise<SessionPage | null> {
  const rows = await newestForSession(db, token, query.limit, id, ...pageStart(query.cursor));
  if (rows[0]?.item === null) return null;
  return sessionPage(rows, (found) => jsonPage(found, query));
}
