import { z } from 'zod';
import { runSteps } from '../../db/batch-run.ts';
import type { App } from '../../http/app.ts';
import { after } from '../../platform/clock.ts';
import { onPublish } from '../../platform/live/live-hub.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import type { RemoteConnection } from '../../platform/remote/remote-connection.ts';
import { deleteOldDeliveries, deliverPushes } from './commands/deliver-pushes.ts';
import { pushTurns, pushWorkers } from './push-turns.ts';
import { sendPush } from './send-push.ts';
import { sendPushTask } from './send-push-task.ts';

const sweepPushesTask = defineTask('sweep-pushes', z.object({}));

/** A member who looks at an open page reads a notification within this time, and no device rings. */
export const pushDelayMs = 3_000;

/** The sweep finds what quiet hours held back, and what an instance that crashed has left. */
export function registerPushTasks(app: App, queue: Queue, connection: RemoteConnection): void {
  const { db, clock, server } = app;
  const turns = pushTurns(clock);
  work(queue, sendPushTask, (order) => sendPush(app, connection, order, turns), {
    concurrency: pushWorkers,
    onePerGroup: true,
  });
  work(queue, sweepPushesTask, () =>
    runSteps(
      () => deliverPushes(db, clock.now(), null),
      () => deleteOldDeliveries(db),
    ),
  );
  schedule(queue, sweepPushesTask, '* * * * *', {});

  const waiting = new Set<string>();
  const deliver = () => {
    const memberIds = [...waiting];
    waiting.clear();
    deliverPushes(db, clock.now(), memberIds).catch((err: unknown) =>
      server.log.warn({ err }, 'pushes were left to the sweep'),
    );
  };
  let cancel = () => {};
  const stop = onPublish(db, (memberIds, { type }) => {
    if (type !== 'notification') return;
    if (waiting.size === 0) cancel = after(clock, pushDelayMs, deliver);
    for (const id of memberIds) waiting.add(id);
  });
  server.addHook('onClose', async () => {
    stop();
    cancel();
  });
}
