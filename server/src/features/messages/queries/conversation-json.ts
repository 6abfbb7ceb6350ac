import type { SQL } from 'drizzle-orm';
import { requestRestDays } from '#contract/messages/policy.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { messageJson } from './message-json.ts';
import { isKept } from './own-conversation.ts';

export interface RefusalSentences {
  deleted: Fragment;
  waiting: Fragment;
}

/** SQL: a conversation as its member reads it. `own` is a row of `ownConversations`. */
export function conversationJson(
  own: Fragment,
  viewer: Fragment,
  { deleted, waiting }: RefusalSentences,
): SQL {
  const isRequest = sql`${own}.status IN ('requested', 'declined')`;
  return sql`json_build_object('id', ${own}.conversation_id,
    'status', CASE WHEN ${own}.status = 'declined' THEN 'requested' ELSE ${own}.status END,
    'requestedBy', CASE WHEN ${isRequest} THEN ${own}.requested_by END,
    'member', (SELECT json_build_object(${userSummaryFields(sql`u`)}) FROM users u WHERE u.id = ${own}.other_id),
    'lastMessage', (SELECT ${messageJson(sql`x`)} FROM messages x WHERE ${isKept(sql`x`, own, viewer)}
      ORDER BY x.created_at DESC, x.id DESC LIMIT 1),
    'unreadCount', ${own}.unread_count,
    'seenAt', CASE WHEN ${own}.status = 'open' THEN (SELECT o.read_at FROM conversation_members o
      WHERE o.conversation_id = ${own}.conversation_id AND o.user_id = ${own}.other_id) END,
    'refusal', CASE WHEN ${own}.other_id IS NULL THEN ${deleted}::text
      WHEN ${isRequest} AND ${own}.requested_by = ${viewer} AND (${own}.status = 'requested'
        OR ${own}.changed_at > now() - make_interval(days => ${integer(requestRestDays)})) THEN ${waiting}::text END,
    'updatedAt', coalesce(${own}.listed_at, ${own}.changed_at))`;
}
