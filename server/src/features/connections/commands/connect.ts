import { eq } from 'drizzle-orm';
import type { ConnectionStatus } from '#contract/connections/contract.ts';
import { actOn, type ConnectionAct, type ConnectionState } from '#contract/connections/policy.ts';
import { lockPair } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getVisibleMember } from '../../moderation/queries/visible-members.ts';
import { markHandled } from '../../notifications/commands.ts';
import {
  type Connection,
  findOwnConnection,
  findPair,
  pairOf,
  presentStatus,
} from '../queries/find-pair.ts';
import { connections } from '../tables.ts';
import {
  notifyOfAcceptance,
  notifyOfRequest,
  requestKey,
  retractRequest,
} from './connection-notifications.ts';

/** Asks to connect; whoever was asked by the same member accepts by asking. */
export async function requestConnection(
  db: Db,
  viewer: Viewer,
  addresseeId: string,
): Promise<ConnectionStatus> {
  if (addresseeId === viewer.id) throw new AppError('invalid', 'You cannot connect with yourself.');
  return transaction(db, async (tx) => {
    await lockPair(tx, viewer.id, addresseeId);
    const member = await getVisibleMember(tx, viewer, addresseeId);
    const row = await findPair(tx, viewer.id, member.id);
    const state = decide(viewer, row, 'request');
    if (row && state === 'accepted') return accept(tx, viewer, row);
    const asked = await ask(tx, viewer, member.id, row);
    await notifyOfRequest(tx, viewer, asked);
    return presentStatus(viewer, asked);
  });
}

/** Accepts, or, with the wire's `blocked`, declines what is asked and removes what is accepted. */
export async function respondToConnection(
  db: Db,
  viewer: Viewer,
  id: string,
  status: 'accepted' | 'blocked',
): Promise<ConnectionStatus> {
  return withOwnConnection(db, viewer, id, async (tx, row) => {
    const state = decide(viewer, row, status === 'accepted' ? 'accept' : 'block');
    if (state === row.status || state === 'none') return presentStatus(viewer, row);
    if (state === 'accepted') return accept(tx, viewer, row);
    if (state === 'declined') await markHandled(tx, viewer.id, requestKey(row));
    return presentStatus(viewer, await moveTo(tx, row, state));
  });
}

export async function withdrawRequest(db: Db, viewer: Viewer, id: string): Promise<void> {
  await withOwnConnection(db, viewer, id, async (tx, row) => {
    decide(viewer, row, 'withdraw');
    await tx.delete(connections).where(eq(connections.id, row.id));
    await retractRequest(tx, row);
  });
}

/** Runs `work` on a connection of the viewer while nothing else can happen between the two. */
async function withOwnConnection<Result>(
  db: Db,
  viewer: Viewer,
  id: string,
  work: (tx: Db, row: Connection) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async (tx) => {
    const seen = await findOwnConnection(tx, viewer, id);
    if (!seen) throw gone();
    const otherId = seen.requesterId === viewer.id ? seen.addresseeId : seen.requesterId;
    await lockPair(tx, viewer.id, otherId);
    await getVisibleMember(tx, viewer, otherId);
    const row = await findOwnConnection(tx, viewer, id);
    if (!row) throw gone();
    return work(tx, row);
  });
}

function decide(viewer: Viewer, row: Connection | null, act: ConnectionAct): ConnectionState {
  const outcome = actOn(pairOf(viewer, row), act, Date.now());
  if ('refusal' in outcome) throw new AppError(outcome.code, outcome.refusal);
  return outcome.state;
}

/** Every request has an id of its own: an answer to an old one cannot reach a new one. */
async function ask(
  tx: Db,
  viewer: Viewer,
  addresseeId: string,
  old: Connection | null,
): Promise<Connection> {
  if (old) await tx.delete(connections).where(eq(connections.id, old.id));
  const request = { requesterId: viewer.id, addresseeId, status: 'pending' } as const;
  const rows = await tx
    .insert(connections)
    .values({ id: newId('conn'), ...request })
    .returning();
  return only(rows);
}

async function accept(tx: Db, viewer: Viewer, row: Connection): Promise<ConnectionStatus> {
  const accepted = await moveTo(tx, row, 'accepted');
  await markHandled(tx, viewer.id, requestKey(row));
  await notifyOfAcceptance(tx, viewer, row);
  return presentStatus(viewer, accepted);
}

async function moveTo(tx: Db, row: Connection, status: Connection['status']): Promise<Connection> {
  const rows = await tx
    .update(connections)
    .set({ status, changedAt: sql`now()` })
    .where(eq(connections.id, row.id))
    .returning();
  return only(rows);
}

function only([row]: Connection[]): Connection {
  if (!row) throw gone();
  return row;
}

const gone = () => new AppError('not_found', 'This request is gone. It may have been withdrawn.');
