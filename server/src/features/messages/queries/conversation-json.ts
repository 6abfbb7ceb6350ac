import type { Conversation } from '#contract/messages/contract.ts';
import { requestRestDays } from '#contract/messages/policy.ts';
import { type Json, jsonFrom, jsonObject } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { userSummaryJson } from '../../users/queries.ts';
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
): Json<Conversation> {
  const isRequest = sql`${own}.status IN ('requested', 'declined')`;
  return jsonObject<Conversation>({
    id: sql`${own}.conversation_id`,
    status: sql`CASE WHEN ${own}.status = 'declined' THEN 'requested' ELSE ${own}.status END`,
    requestedBy: sql`CASE WHEN ${isRequest} THEN ${own}.requested_by END`,
    member: jsonFrom(userSummaryJson(sql`u`), sql`FROM users u WHERE u.id = ${own}.other_id`),
    lastMessage: jsonFrom(
      messageJson(sql`x`),
      sql`FROM messages x WHERE ${isKept(sql`x`, own, viewer)}
      ORDER BY x.created_at DESC, x.id DESC LIMIT 1`,
    ),
    unreadCount: sql`${own}.unread_count`,
    seenAt: sql`CASE WHEN ${own}.status = 'open' THEN (SELECT o.read_at FROM conversation_members o
      WHERE o.conversation_id = ${own}.conversation_id AND o.user_id = ${own}.other_id) END`,
    refusal: sql`CASE WHEN ${own}.other_id IS NULL THEN ${deleted}::text
      WHEN ${isRequest} AND ${own}.requested_by = ${viewer} AND (${own}.status = 'requested'
        OR ${own}.changed_at > now() - make_interval(days => ${integer(requestRestDays)})) THEN ${waiting}::text END`,
    updatedAt: sql`coalesce(${own}.listed_at, ${own}.changed_at)`,
  });
}
