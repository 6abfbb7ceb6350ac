import { and, eq, or } from 'drizzle-orm';
import type { ConnectionStatus } from '#contract/connections/contract.ts';
import { type ConnectionRole, type Pair, restRefusal } from '#contract/connections/policy.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import type { Viewer } from '#server/http/app.ts';
import { getReadableMember } from '../../visibility/queries/visible-members.ts';
import { connections } from '../tables.ts';

export type Connection = typeof connections.$inferSelect;

/** The one row of two members, whoever asked. */
export async function findPair(db: Db, one: string, other: string): Promise<Connection | null> {
  const [row] = await db
    .select()
    .from(connections)
    .where(
      sql`least(requester_id, addressee_id) = least(${param(one)}::text, ${param(other)}::text)
        AND greatest(requester_id, addressee_id) = greatest(${param(one)}::text, ${param(other)}::text)`,
    );
  return row ?? null;
}

/** A connection that the viewer is part of. */
export async function findOwnConnection(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<Connection | null> {
  const isMine = or(eq(connections.requesterId, viewer.id), eq(connections.addresseeId, viewer.id));
  const [row] = await db
    .select()
    .from(connections)
    .where(and(eq(connections.id, id), isMine));
  return row ?? null;
}

export async function getConnectionStatus(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<ConnectionStatus> {
  const member = await getReadableMember(db, viewer, userId);
  if (member.id === viewer.id) return { ...presentStatus(viewer, null), refusal: 'This is you.' };
  return presentStatus(viewer, await findPair(db, viewer.id, member.id));
}

export function pairOf(viewer: { id: string }, row: Connection | null): Pair {
  if (!row) return { state: 'none', role: 'requester', since: 0 };
  return { state: row.status, role: roleIn(viewer, row), since: Date.parse(row.changedAt) };
}

export function presentStatus(viewer: { id: string }, row: Connection | null): ConnectionStatus {
  if (!row) return { status: null, role: null, connectionId: null, refusal: null, note: null };
  const { status } = row;
  const role = roleIn(viewer, row);
  return {
    status: status === 'pending' || status === 'accepted' ? status : 'blocked',
    role,
    connectionId: row.id,
    refusal: restRefusal(pairOf(viewer, row), Date.now()),
    note: role === 'recipient' ? row.note : null,
  };
}

function roleIn(viewer: { id: string }, row: Connection): ConnectionRole {
  return row.requesterId === viewer.id ? 'requester' : 'recipient';
}
