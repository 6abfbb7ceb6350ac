import { type Fragment, param, sql } from '#server/db/sql.ts';
import { writeClearedDeletions } from '../../messages/commands/remove-messages.ts';
import { changeRows, noteInserted, removeRows } from './journal.ts';
import { type Merge, noteConflict } from './move-references.ts';

interface Conversation extends Record<string, unknown> {
  id: string;
  otherId: string | null;
  /** The primary's conversation with the same person. */
  stays: string | null;
}

/** Every conversation of the secondary becomes the primary's; where both wrote to the same person, the two become one. */
export async function mergeConversations(merge: Merge): Promise<void> {
  const [primary, secondary] = [param(merge.primary), param(merge.secondary)];
  const { rows } = await merge.tx.execute<Conversation>(sql`
    SELECT c.id, o.other AS "otherId", p.id AS stays
    FROM conversations c
      CROSS JOIN LATERAL (SELECT CASE WHEN c.low_id = ${secondary} THEN c.high_id ELSE c.low_id END AS other) o
      LEFT JOIN conversations p ON p.low_id = least(${primary}::text COLLATE "C", o.other COLLATE "C")
        AND p.high_id = greatest(${primary}::text COLLATE "C", o.other COLLATE "C")
    WHERE ${secondary} IN (c.low_id, c.high_id) ORDER BY c.id`);
  for (const conversation of rows) {
    if (conversation.otherId === merge.primary) await removeConversation(merge, conversation.id);
    else if (conversation.stays)
      await joinConversations(merge, conversation.id, conversation.stays);
    else await moveConversation(merge, conversation);
  }
}

async function removeConversation(merge: Merge, id: string): Promise<void> {
  await removeRows(merge, 'conversations', sql`t.id = ${param(id)}`);
  noteConflict(merge, 'The two accounts wrote to each other: that conversation is removed', 1);
}

/** The lesser id comes first. */
async function moveConversation(merge: Merge, { id, otherId }: Conversation): Promise<void> {
  const { primary, secondary } = merge;
  const [low, high] =
    otherId === null || primary < otherId ? [primary, otherId] : [otherId, primary];
  const isLow = sql`t.low_id = ${param(secondary)}`;
  const set =
    otherId === null
      ? {
          low_id: sql`CASE WHEN ${isLow} THEN ${param(primary)}::text END`,
          high_id: sql`CASE WHEN ${isLow} THEN NULL ELSE ${param(primary)}::text END`,
        }
      : { low_id: sql`${param(low)}::text`, high_id: sql`${param(high)}::text` };
  const requestedBy = sql`CASE WHEN t.requested_by = ${param(secondary)} THEN ${param(primary)}::text ELSE t.requested_by END`;
  await changeRows(
    merge,
    'conversations',
    { ...set, requested_by: requestedBy },
    sql`t.id = ${param(id)}`,
  );
}

/** The messages of `goes` move into `stays`. What someone had deleted of either stays deleted for them. */
async function joinConversations(merge: Merge, goes: string, stays: string): Promise<void> {
  await keepDeletions(merge, goes, stays);
  const isMoving = sql`t.conversation_id = ${param(goes)}`;
  await changeRows(merge, 'messages', { conversation_id: sql`${param(stays)}::text` }, isMoving);
  await takeStatus(merge, goes, stays);
  const former = sql`(SELECT g FROM conversation_members g WHERE g.conversation_id = ${param(goes)}
    AND g.user_id IN (t.user_id, CASE WHEN t.user_id = ${param(merge.primary)} THEN ${param(merge.secondary)}::text END))`;
  await changeRows(
    merge,
    'conversation_members',
    {
      listed_at: sql`greatest(t.listed_at, (${former}).listed_at)`,
      is_request: sql`t.is_request AND coalesce((${former}).is_request, true)`,
      unread_count: sql`t.unread_count + coalesce((${former}).unread_count, 0)`,
      read_at: sql`CASE WHEN t.unread_count > 0 OR coalesce((${former}).unread_count, 0) > 0
        THEN least(t.read_at, (${former}).read_at) ELSE greatest(t.read_at, (${former}).read_at) END`,
      cleared_at: sql`NULL`,
    },
    sql`t.conversation_id = ${param(stays)}`,
  );
  const isNotice = sql`t.type = 'message' AND t.group_key = ${param(goes)}`;
  await removeRows(merge, 'notifications', isNotice);
  await removeRows(merge, 'conversations', sql`t.id = ${param(goes)}`);
  noteConflict(merge, 'Both wrote to the same person: the messages are in one conversation', 1);
}

/** An open conversation stays open; a request that one account sent is answered by what the other has. */
async function takeStatus(merge: Merge, goes: string, stays: string): Promise<void> {
  const place = (status: Fragment) =>
    sql`array_position(ARRAY['open', 'requested', 'declined', 'ended'], ${status})`;
  const other = sql`(SELECT g FROM conversations g WHERE g.id = ${param(goes)})`;
  const requester = sql`(${other}).requested_by`;
  await changeRows(
    merge,
    'conversations',
    {
      status: sql`(${other}).status`,
      requested_by: sql`CASE WHEN ${requester} = ${param(merge.secondary)} THEN ${param(merge.primary)}::text ELSE ${requester} END`,
      changed_at: sql`(${other}).changed_at`,
    },
    sql`t.id = ${param(stays)} AND ${place(sql`(${other}).status`)} < ${place(sql`t.status`)}`,
  );
}

async function keepDeletions(merge: Merge, ...conversations: string[]): Promise<void> {
  noteInserted(merge, 'message_deletions', await writeClearedDeletions(merge.tx, conversations));
}
