import type { SQL } from 'drizzle-orm';
import type { Conversation, ConversationQuery } from '#contract/messages/contract.ts';
import { deletedRefusal, waitingRefusal } from '#contract/messages/policy.ts';
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
import { conversationJson } from './conversation-json.ts';
import { ownConversations } from './own-conversation.ts';

type Values = [...PageStart, deleted: string, waiting: string];

const newest =
  (folder: SQL) =>
  (rows: SQL, viewer: Fragment, at: Fragment, id: Fragment, deleted: Fragment, waiting: Fragment) =>
    sql`
  SELECT own.listed_at::text AS at, own.conversation_id AS id,
    ${conversationJson(sql`own`, viewer, { deleted, waiting })}::text AS item
  FROM (${ownConversations(
    viewer,
    sql`${folder} AND (m.listed_at, m.conversation_id) < (${at}::timestamptz, ${id})`,
    sql`ORDER BY m.listed_at DESC, m.conversation_id DESC LIMIT ${rows}`,
  )}) own
  ORDER BY own.listed_at DESC, own.conversation_id DESC`;

export const newestConversations = pagedStatement<
  JsonRow<Conversation>,
  [viewerId: string, ...Values]
>('conversations_of_member', newest(sql`true`));
const byFolder = {
  inbox: pagedStatement<JsonRow<Conversation>, [viewerId: string, ...Values]>(
    'conversations_of_inbox',
    newest(sql`NOT m.is_request`),
  ),
  requests: pagedStatement<JsonRow<Conversation>, [viewerId: string, ...Values]>(
    'conversation_requests',
    newest(sql`m.is_request`),
  ),
};

const sentences = [deletedRefusal, waitingRefusal] as const;

/** The viewer's conversations, the one with the newest message first. */
export async function listConversations(
  db: Db,
  viewer: Viewer,
  { folder, ...query }: ConversationQuery,
): Promise<JsonPage<Conversation>> {
  const read = folder ? byFolder[folder] : newestConversations;
  const rows = await read(db, query.limit, viewer.id, ...pageStart(query.cursor), ...sentences);
  return jsonPage(rows, query);
}
