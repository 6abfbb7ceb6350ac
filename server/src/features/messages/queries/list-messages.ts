import type { SQL } from 'drizzle-orm';
import type { Message, MessageQuery } from '#contract/messages/contract.ts';
import type { Db } from '#server/db/client.ts';
import {
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
  pageStart,
} from '#server/db/page.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { pagedStatement, statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
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

export const newestMessages = pagedStatement<JsonRow<Message>, [viewerId: string, ...Values]>(
  'messages_of_conversation',
  newest,
);

const newerAround = 10;

const startAround = statement<{ at: string; id: string }, [conversationId: string, id: string]>(
  'start_around_message',
  (conversation, id) => sql`
  SELECT x.created_at::text AS at, x.id FROM messages x
  WHERE x.conversation_id = ${conversation} AND (x.created_at, x.id) > (SELECT f.created_at, f.id
    FROM messages f WHERE f.id = ${id} AND f.conversation_id = ${conversation})
  ORDER BY x.created_at, x.id OFFSET ${integer(newerAround)} LIMIT 1`,
);

/** The first page around a message begins a few newer ones before it; around one that is not there, with the newest. */
async function findStart(db: Db, conversationId: string, query: MessageQuery): Promise<PageStart> {
  if (query.cursor !== undefined || query.around === undefined) return pageStart(query.cursor);
  const [start] = await startAround(db, conversationId, query.around);
  return start ? [start.at, start.id] : pageStart(undefined);
}

/** The messages of a conversation of the viewer, the newest first. */
export async function listMessages(
  db: Db,
  viewer: Viewer,
  id: string,
  query: MessageQuery,
): Promise<JsonPage<Message>> {
  const start = await findStart(db, id, query);
  const rows = await newestMessages(db, query.limit, viewer.id, id, ...start);
  if (rows.length === 0) await getConversation(db, viewer, id);
  return jsonPage(rows, query);
}
