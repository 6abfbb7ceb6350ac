import type { App } from '../../http/app.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { openLogReceiver } from '../../platform/log-receiver/log-receiver.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { type Queue, work } from '../../platform/queue/queue.ts';
import { forwarding, forwardTask } from './forwarding.ts';
import { findEntry } from './queries/find-entry.ts';
import { type Backlog, readForwardBacklog } from './queries/forward-backlog.ts';

const cacheMs = 10_000;

/** Only where AUDIT_FORWARD is set. One worker keeps the order of entries, but for those that are tried again. */
export function registerAuditTasks(
  { db, server, config, clock, metrics }: App,
  queue: Queue,
): void {
  const receiver = openLogReceiver(config);
  if (!receiver) return;
  forwarding.attach(db, receiver);
  work(queue, forwardTask, async ({ entryId }) => {
    const entry = await findEntry(db, entryId);
    if (entry) await receiver.send(entry);
    else server.log.error({ entryId }, 'an audit entry to forward is gone');
  });
  const read = cacheFor(cacheMs, () => readForwardBacklog(db).catch(() => null), clock);
  if (metrics) observeBacklog(metrics, read);
}

function observeBacklog(metrics: Metrics, read: () => Promise<Backlog | null>): void {
  metrics.gauge(
    'callboard_audit_forward_waiting',
    'Entries of the audit log that the receiver does not have yet.',
    [],
    async (gauge) => {
      const backlog = await read();
      if (backlog) gauge.set(backlog.waiting);
    },
  );
  metrics.gauge(
    'callboard_audit_forward_oldest_seconds',
    'For how long the oldest of them has waited.',
    [],
    async (gauge) => {
      const backlog = await read();
      if (backlog) gauge.set(backlog.oldestSeconds);
    },
  );
}
