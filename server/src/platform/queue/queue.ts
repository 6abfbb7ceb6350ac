import type { FastifyBaseLogger } from 'fastify';
import { type Job as FetchedTask, PgBoss, type SendOptions } from 'pg-boss';
import type { z } from 'zod';
import type { Db, RootDb } from '../../db/client.ts';
import { queueConnection } from '../../db/queue-connection.ts';
import { serviceRegistry } from '../../db/service-registry.ts';
import { afterCommit } from '../../db/transaction.ts';
import { busy } from '../../errors/busy.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Task } from './task.ts';

export interface Queue {
  boss: PgBoss;
  log: FastifyBaseLogger;
  pollSeconds: number;
  /** Null until the first task is taken, where it runs none. */
  started: Promise<void> | null;
  clock: Clock;
  /** The last attempt to start failed. */
  isFailing: boolean;
  created: Map<string, Promise<void>>;
  workers: Map<string, string[]>;
  /** Workers and schedules that are being set up. */
  setUps: Promise<void>[];
  stopping: AbortSignal;
  /** Takes no further tasks and waits for those that run; what runs longer than the limit is retried later. */
  stop: (limitMs?: number) => Promise<void>;
}

export interface QueueTiming {
  /** Only retries, delayed tasks and tasks of other instances wait for a poll: a new task wakes its worker. */
  pollSeconds: number;
  scheduleSeconds: number;
  superviseSeconds: number;
}

const defaultTiming: QueueTiming = { pollSeconds: 2, scheduleSeconds: 30, superviseSeconds: 30 };
/** How long a request waits for the queue to start. */
const startWaitMs = 10_000;
const queues = serviceRegistry<Queue>('queue');

/**
 * Starts the queue in the background; `enqueue`, `work` and `schedule` wait until it has started. Without a timing it only
 * takes tasks, for others to run.
 */
export function startQueue(
  db: RootDb,
  url: string,
  log: FastifyBaseLogger,
  timing: QueueTiming | null = defaultTiming,
  clock: Clock = systemClock,
): Queue {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'callboard-queue',
    max: timing ? 4 : 1,
    connectionTimeoutMillis: 10_000,
    ...(timing ? intervalsOf(timing) : { supervise: false, schedule: false, migrate: false }),
  });
  boss.on('error', (err) => log.error({ err }, 'queue failed'));
  // The data of a slow query holds its values: the mails and codes that wait in the queue.
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'));

  const stopping = new AbortController();
  const queue: Queue = {
    boss,
    log,
    pollSeconds: timing?.pollSeconds ?? 0,
    started: null,
    clock,
    isFailing: false,
    created: new Map(),
    workers: new Map(),
    setUps: [],
    stopping: stopping.signal,
    stop: async (limitMs = 10_000) => {
      stopping.abort();
      await queue.started?.catch(() => undefined);
      await Promise.race([finishRunning(queue), clock.sleep(limitMs)]);
      await boss.stop({ graceful: false });
    },
  };
  if (timing) void start(queue);
  queues.attach(db, queue);
  return queue;
}

const intervalsOf = ({ scheduleSeconds, superviseSeconds }: QueueTiming) => ({
  cronMonitorIntervalSeconds: scheduleSeconds,
  superviseIntervalSeconds: superviseSeconds,
  monitorIntervalSeconds: superviseSeconds,
});

type EnqueueOptions = Pick<SendOptions, 'startAfter' | 'singletonKey' | 'singletonSeconds'> & {
  /** Whose it is, for workers with `onePerGroup`. */
  group?: string;
};

/** Enqueues a task in the caller's transaction; a worker of this instance is woken right after the commit. */
export async function enqueue<Schema extends z.ZodType<object, object>>(
  db: Db,
  task: Task<Schema>,
  data: z.input<Schema>,
  { group, ...options }: EnqueueOptions = {},
): Promise<void> {
  const queue = queues.of(db);
  task.schema.parse(data);
  await waitUntilCreated(queue, task);
  await queue.boss.send(task.name, data, {
    ...sendOptions(task),
    ...options,
    ...(group === undefined ? {} : { group: { id: group } }),
    db: queueConnection(db),
  });
  afterCommit(db, () => wake(queue, task));
}

/**
 * Runs `handler` for each task of this kind, one at a time in each of `concurrency` workers. `onePerGroup` leaves a task in the
 * queue while another one of its group runs; two that are fetched at the same moment may still both run.
 */
export function work<Schema extends z.ZodType<object, object>>(
  queue: Queue,
  task: Task<Schema>,
  handler: (data: z.output<Schema>) => Promise<void>,
  { concurrency = 1, onePerGroup = false }: { concurrency?: number; onePerGroup?: boolean } = {},
): void {
  const run = async ([found]: FetchedTask[]) => {
    if (!found) return;
    try {
      await handler(task.schema.parse(found.data));
      await queue.boss.deleteJob(task.name, found.id);
    } catch (err) {
      queue.log.warn(
        { err, task: task.name, id: found.id, attempt: found.retryCount + 1 },
        'task failed',
      );
      throw err;
    } finally {
      wake(queue, task);
    }
  };
  setUp(queue, task, 'worker could not start', async () => {
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: queue.pollSeconds,
      ...(onePerGroup ? { groupConcurrency: 1 } : {}),
    };
    for (let index = 0; index < concurrency && !queue.stopping.aborted; index++) {
      const id = await queue.boss.work(task.name, options, run);
      queue.workers.set(task.name, [...(queue.workers.get(task.name) ?? []), id]);
    }
  });
}

/** Enqueues this task at the times of `cron`, once for all instances; a missed time is run later, once. */
export function schedule<Schema extends z.ZodType<object, object>>(
  queue: Queue,
  task: Task<Schema>,
  cron: string,
  data: z.input<Schema>,
  timeZone = 'UTC',
): void {
  task.schema.parse(data);
  setUp(queue, task, 'task could not be scheduled', () =>
    queue.boss.schedule(task.name, cron, data, {
      ...sendOptions(task),
      tz: timeZone,
      missed: 'once',
    }),
  );
}

/** Once the queue has started. `stop` waits for it: a worker that began after that would run without a database. */
function setUp(queue: Queue, task: Task, failure: string, act: () => Promise<void>): void {
  const done = ensureCreated(queue, task)
    .then(() => (queue.stopping.aborted ? undefined : act()))
    .catch((err: unknown) => {
      if (!queue.stopping.aborted) queue.log.error({ err, task: task.name }, failure);
    });
  queue.setUps.push(done);
}

function start(queue: Queue): Promise<void> {
  queue.started ??= startWithRetries(queue);
  queue.started.catch(() => undefined);
  return queue.started;
}

async function startWithRetries(queue: Queue): Promise<void> {
  for (let delay = 250; ; delay = Math.min(delay * 2, 10_000)) {
    try {
      await queue.boss.start();
      queue.isFailing = false;
      return;
    } catch (err) {
      queue.isFailing = true;
      queue.log.error({ err }, 'queue could not start');
      await queue.clock.sleep(delay, queue.stopping);
    }
  }
}

/** Not for long: the caller's transaction holds a connection, and all of them would wait for a queue that cannot start. */
async function waitUntilCreated(queue: Queue, task: Task): Promise<void> {
  if (queue.isFailing) throw busy();
  const waiting = new AbortController();
  const timeout = queue.clock.sleep(startWaitMs, waiting.signal).then(() => {
    throw busy();
  });
  timeout.catch(() => undefined);
  try {
    await Promise.race([ensureCreated(queue, task), timeout]);
  } finally {
    waiting.abort();
  }
}

async function ensureCreated(queue: Queue, { name }: Task): Promise<void> {
  const earlier = queue.created.get(name);
  if (earlier) return earlier;
  const creating = start(queue).then(() => queue.boss.createQueue(name));
  queue.created.set(name, creating);
  creating.catch(() => queue.created.delete(name));
  return creating;
}

function wake(queue: Queue, { name }: Task): void {
  for (const id of queue.workers.get(name) ?? []) queue.boss.notifyWorker(id);
}

async function finishRunning(queue: Queue): Promise<void> {
  await Promise.all(queue.setUps);
  await Promise.all(
    [...queue.workers.keys()].map((name) => queue.boss.offWork(name, { wait: true })),
  );
}

function sendOptions({ options }: Task): SendOptions {
  return {
    retryLimit: options.retries,
    retryDelay: options.retrySeconds,
    retryDelayMax: options.maxRetrySeconds,
    retryBackoff: true,
    expireInSeconds: options.expireSeconds,
    retentionSeconds: options.waitSeconds,
    deleteAfterSeconds: options.keepSeconds,
  };
}
