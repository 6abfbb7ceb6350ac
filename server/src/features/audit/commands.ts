import { createHash } from 'node:crypto';
import type { AuditAction } from '#contract/audit/actions.ts';
import type { Route } from '#contract/route.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { forwarding, forwardTask } from './forwarding.ts';
import { auditEntries } from './tables.ts';

type Values = Record<string, unknown>;

export interface Act {
  action: AuditAction;
  /** Who did it; null where a task did. */
  actor: { id: string } | null;
  /** The member whom it is about. */
  subjectId?: string | null;
  targetType?: string;
  targetId?: string;
  before?: Values;
  after?: Values;
  note?: string | null;
  /** Where it was not now: in the demo's past, which is forwarded to nobody. */
  createdAt?: string;
}

/** Writes an act down, in the transaction that does it. Of `before` and `after` only what differs is kept. */
export async function recordAct(tx: Db, { actor, before, after, ...act }: Act): Promise<void> {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = keys.filter(
    (key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]),
  );
  const pick = (values: Values | undefined) =>
    values && Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  await insertEntry(tx, {
    ...act,
    id: newId('act'),
    actorId: actor?.id ?? null,
    before: pick(before),
    after: pick(after),
  });
}

/** The same where the act is not the author's own: what members do with what is theirs is not written down. */
export async function recordActOnOthers(
  tx: Db,
  actor: { id: string },
  authorId: string,
  act: Omit<Act, 'actor' | 'subjectId'>,
): Promise<void> {
  if (actor.id !== authorId) await recordAct(tx, { ...act, actor, subjectId: authorId });
}

/** Writes down that a member called a route that is not for them, once an hour: nobody floods the log. */
export async function recordRefusal(
  db: Db,
  viewer: { id: string },
  { method, path }: Pick<Route, 'method' | 'path'>,
): Promise<void> {
  const targetId = `${method} ${path}`;
  const hour = new Date().toISOString().slice(0, 13);
  const digest = createHash('sha256').update(`${viewer.id} ${targetId} ${hour}`).digest('hex');
  await insertEntry(db, {
    id: `act_${digest.slice(0, 40)}`,
    action: 'access.refused',
    actorId: viewer.id,
    targetType: 'route',
    targetId,
  });
}

/** One whose id is there is not written again. With AUDIT_FORWARD, what is committed is sent, and what is rolled back never is. */
async function insertEntry(db: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
  const insert = (tx: Db) => tx.insert(auditEntries).values(entry).onConflictDoNothing();
  if (!forwarding.has(db) || entry.createdAt !== undefined) {
    await insert(db);
    return;
  }
  await transaction(db, async (tx) => {
    const { rowCount } = await insert(tx);
    if (rowCount) await enqueue(tx, forwardTask, { entryId: entry.id });
  });
}
