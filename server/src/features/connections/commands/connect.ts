import { eq } from 'drizzle-orm';
import type {
  ConnectionStatus,
  connections as connectionsContract,
} from '#contract/connections/contract.ts';
import { actOn, type ConnectionAct, type ConnectionState } from '#contract/connections/policy.ts';
import type { BodyOf } from '#contract/route.ts';
import { lockPair } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { openConversation } from '../../messages/commands/open-conversation.ts';
import { getVisibleMember } from '../../visibility/queries/visible-members.ts';
import {
  type Connection,
  findOwnConnection,
  findPair,
  pairOf,
  presentStatus,
} from '../queries/find-pair.ts';
import { connections } from '../tables.ts';
import {
  markRequestHandled,
  notifyOfAcceptance,
  notifyOfRequest,
  retractAllBetween,
  retractRequest,
} from './connection-notifications.ts';

/** Asks to connect, or accepts where the other member has asked already. */
export async function requestConnection(
  db: Db,
  viewer: Viewer,
  { addresseeId, note }: BodyOf<typeof connectionsContract.request>,
): Promise<ConnectionStatus> {
  if (addresseeId === viewer.id) throw new AppError('invalid', 'You cannot connect with yourself.');
  return transaction(db, async (tx) => {
    await lockPair(tx, viewer.id, addresseeId);
    const member = await getVisibleMember(tx, viewer, addresseeId);
    const row = await findPair(tx, viewer.id, member.id);
    const state = nextState(viewer, row, 'request');
    if (row && state === 'accepted') return accept(tx, viewer, row);
    const request = await createRequest(tx, viewer, { addresseeId: member.id, note }, row);
    await notifyOfRequest(tx, viewer, request);
    return presentStatus(viewer, request);
  });
}

/** Accepts, or, with the API's `blocked`, declines what is asked and removes what is accepted. */
export async function respondToConnection(
  db: Db,
  viewer: Viewer,
  id: string,
  status: 'accepted' | 'blocked',
): Promise<ConnectionStatus> {
  return withOwnConnection(db, viewer, id, async (tx, row) => {
    const state = nextState(viewer, row, status === 'accepted' ? 'accept' : 'block');
    if (state === row.status || state === 'none') return presentStatus(viewer, row);
    if (state === 'accepted') return accept(tx, viewer, row);
    if (state === 'declined') await markRequestHandled(tx, row);
    else await retractAllBetween(tx, row);
    return presentStatus(viewer, await setStatus(tx, row, state));
  });
}

export async function withdrawRequest(db: Db, viewer: Viewer, id: string): Promise<void> {
  await withOwnConnection(db, viewer, id, async (tx, row) => {
    nextState(viewer, row, 'withdraw');
    await tx.delete(connections).where(eq(connections.id, row.id));
    await retractRequest(tx, row);
  });
}

/**
 * Runs `work` on a connection of the viewer, with the pair locked. The row is read again under the lock: between the first
 * read and the lock the other member may have answered, withdrawn or blocked.
 */
async function withOwnConnection<Result>(
  db: Db,
  viewer: Viewer,
  id: string,
  work: (tx: Db, row: Connection) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async (tx) => {
    const found = await findOwnConnection(tx, viewer, id);
    if (!found) throw notFound();
    const otherId = found.requesterId === viewer.id ? found.addresseeId : found.requesterId;
    await lockPair(tx, viewer.id, otherId);
    await getVisibleMember(tx, viewer, otherId);
    const row = await findOwnConnection(tx, viewer, id);
    if (!row) throw notFound();
    return work(tx, row);
  });
}

function nextState(viewer: Viewer, row: Connection | null, act: ConnectionAct): ConnectionState {
  const outcome = actOn(pairOf(viewer, row), act, Date.now());
  if ('refusal' in outcome) throw new AppError(outcome.code, outcome.refusal);
  return outcome.state;
}

/** Every request gets a new id: an answer to an earlier request, sent late, must not change a newer one. */
async function createRequest(
  tx: Db,
  viewer: Viewer,
  asked: BodyOf<typeof connectionsContract.request>,
  earlier: Connection | null,
): Promise<Connection> {
  if (earlier) await tx.delete(connections).where(eq(connections.id, earlier.id));
  const request = { ...asked, requesterId: viewer.id, status: 'pending' } as const;
  const rows = await tx
    .insert(connections)
    .values({ id: newId('conn'), ...request })
    .returning();
  return firstRow(rows);
}

async function accept(tx: Db, viewer: Viewer, row: Connection): Promise<ConnectionStatus> {
  const accepted = await setStatus(tx, row, 'accepted');
  await markRequestHandled(tx, row);
  await notifyOfAcceptance(tx, viewer, row);
  await openConversation(tx, row.requesterId, row.addresseeId);
  return presentStatus(viewer, accepted);
}

async function setStatus(
  tx: Db,
  row: Connection,
  status: Connection['status'],
): Promise<Connection> {
  const rows = await tx
    .update(connections)
    .set({ status, note: null, changedAt: sql`now()` })
    .where(eq(connections.id, row.id))
    .returning();
  return firstRow(rows);
}

function firstRow([row]: Connection[]): Connection {
  if (!row) throw notFound();
  return row;
}

const notFound = () =>
  new AppError('not_found', 'This request is gone. It may have been withdrawn.');
