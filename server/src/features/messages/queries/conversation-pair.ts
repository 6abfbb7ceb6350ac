import type { SQL } from 'drizzle-orm';
import type { ConversationPair } from '#contract/messages/policy.ts';
import type { Db } from '#server/db/client.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { isConnected } from '../../visibility/queries/is-connected.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

type Member = { id: string };

export interface ConversationRow {
  id: string;
  status: Exclude<ConversationPair['state'], 'none'>;
  requestedBy: string | null;
  changedAt: string;
  /** Null where the account was deleted. */
  otherId: string | null;
}

export interface Partner {
  id: string;
  isConnected: boolean;
}

const pairColumns = (viewer: Fragment): SQL => sql`c.id, c.status, c.requested_by AS "requestedBy",
  c.changed_at::text AS "changedAt", CASE WHEN c.low_id = ${viewer} THEN c.high_id ELSE c.low_id END AS "otherId"`;

const partnerOf = statement<Partner, [viewerId: string, userId: string]>(
  'conversation_partner',
  (viewer, user) => sql`SELECT u.id, ${isConnected(viewer, sql`u.id`)} AS "isConnected"
    FROM users u WHERE u.id = ${user} AND ${visibleMember(viewer, sql`u.id`)}`,
);

/** A member whom the viewer may write to, or null; administrators get no exception. */
export async function findPartner(db: Db, viewer: Member, userId: string): Promise<Partner | null> {
  const [partner] = await partnerOf(db, viewer.id, userId);
  return partner ?? null;
}

type PairValues = [viewerId: string, lowId: string, highId: string];

const ofPair = (viewer: Fragment, low: Fragment, high: Fragment) =>
  sql`SELECT ${pairColumns(viewer)} FROM conversations c WHERE c.low_id = ${low} AND c.high_id = ${high}`;

const conversationOfPair = statement<ConversationRow, PairValues>('conversation_of_pair', ofPair);

const lockedConversationOfPair = statement<ConversationRow, PairValues>(
  'locked_conversation_of_pair',
  (...values) => sql`${ofPair(...values)} FOR NO KEY UPDATE`,
);

const lockedConversation = statement<ConversationRow, [viewerId: string, id: string]>(
  'locked_conversation',
  (viewer, id) => sql`SELECT ${pairColumns(viewer)} FROM conversations c
    WHERE c.id = ${id} AND ${viewer} IN (c.low_id, c.high_id) FOR NO KEY UPDATE`,
);

/** The ids of a pair in the order of their row. */
export function inOrder(one: string, other: string): [lowId: string, highId: string] {
  return one < other ? [one, other] : [other, one];
}

export async function findConversationWith(
  db: Db,
  viewer: Member,
  userId: string,
): Promise<ConversationRow | null> {
  const [row] = await conversationOfPair(db, viewer.id, ...inOrder(viewer.id, userId));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockConversationWith(
  tx: Db,
  viewer: Member,
  userId: string,
): Promise<ConversationRow | null> {
  const [row] = await lockedConversationOfPair(tx, viewer.id, ...inOrder(viewer.id, userId));
  return row ?? null;
}

/** A conversation of the viewer, declined ones too, locked until the transaction ends: one act at a time. */
export async function lockConversation(
  tx: Db,
  viewer: Member,
  id: string,
): Promise<ConversationRow | null> {
  const [row] = await lockedConversation(tx, viewer.id, id);
  return row ?? null;
}

export function pairOf(
  viewer: Member,
  row: ConversationRow | null,
  partner: Pick<Partner, 'isConnected'>,
): ConversationPair {
  return {
    state: row?.status ?? 'none',
    isMine: row?.requestedBy === viewer.id,
    isConnected: partner.isConnected,
    since: row ? Date.parse(row.changedAt) : 0,
  };
}
