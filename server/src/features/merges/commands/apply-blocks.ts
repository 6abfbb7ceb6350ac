import { identifier, param, sql } from '#server/db/sql.ts';
import { blockedIdsSql } from '../../visibility/queries/visible-members.ts';
import { changeRows, removeRows } from './journal.ts';
import { type Merge, noteConflict } from './move-references.ts';

const sentence =
  'One account knows someone with whom the other has a block: the block stays, and what the two had with each other ends';

/** A block of one account beside what the other has with the same person: it ends as it would at a new block. */
export async function applyBlocks(merge: Merge): Promise<void> {
  const primary = param(merge.primary);
  const blocked = sql`(${blockedIdsSql(primary)})`;
  const isBetween = (one: string, other: string) => {
    const [left, right] = [sql`t.${identifier(one)}`, sql`t.${identifier(other)}`];
    return sql`(${left} = ${primary} AND ${right} IN ${blocked} OR ${right} = ${primary} AND ${left} IN ${blocked})`;
  };
  const connections = await changeRows(
    merge,
    'connections',
    { status: sql`'removed'::text`, note: sql`NULL`, changed_at: sql`now()` },
    sql`t.status IN ('pending', 'accepted') AND ${isBetween('requester_id', 'addressee_id')}`,
  );
  const endorsements = await removeRows(merge, 'endorsements', isBetween('user_id', 'endorser_id'));
  const author = sql`(SELECT e.author_id FROM events e WHERE e.id = t.event_id)`;
  const answers = await removeRows(
    merge,
    'event_rsvps',
    sql`(t.user_id = ${primary} AND ${author} IN ${blocked} OR t.user_id IN ${blocked} AND ${author} = ${primary})`,
  );
  const ended = sql`SELECT c.id FROM conversations c WHERE ${primary} IN (c.low_id, c.high_id)
    AND (c.low_id IN ${blocked} OR c.high_id IN ${blocked})`;
  await changeRows(
    merge,
    'conversation_members',
    { is_request: sql`false`, unread_count: sql`0`, listed_at: sql`NULL` },
    sql`t.is_request AND t.conversation_id IN (${ended})`,
  );
  const conversations = await changeRows(
    merge,
    'conversations',
    {
      status: sql`CASE t.status WHEN 'open' THEN 'ended' ELSE 'declined' END`,
      requested_by: sql`CASE t.status WHEN 'open' THEN NULL ELSE t.requested_by END`,
      changed_at: sql`now()`,
    },
    sql`t.status IN ('open', 'requested') AND t.id IN (${ended})`,
  );
  noteConflict(merge, sentence, connections + endorsements.length + answers.length + conversations);
}
