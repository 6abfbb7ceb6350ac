import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { CommentedWork, ServerMessage } from '#contract/live.ts';
import type { Db, RootDb } from '../../db/client.ts';
import { listen, notify } from '../../db/listen.ts';
import { serviceRegistry } from '../../db/service-registry.ts';
import { afterCommit } from '../../db/transaction.ts';
import { type Clock, systemClock } from '../clock.ts';
import { type LiveEnvelope, packEnvelopes, unpackEnvelopes } from './live-payload.ts';
import { type LiveSocket, liveSockets } from './live-sockets.ts';
import { messageBatcher } from './message-batcher.ts';
import { throttledBroadcast } from './throttled-broadcast.ts';

export interface LiveHub {
  /** Resolves once messages of other instances arrive. */
  listening: Promise<void>;
  join: (socket: LiveSocket) => void;
  leave: (socket: LiveSocket) => void;
  /** From now on the socket gets the messages about this work, and about no other. */
  watch: (socket: LiveSocket, work: CommentedWork | null) => void;
  countOf: (userId: string) => number;
  countAll: () => number;
  publishTo: (to: string[], message: ServerMessage) => void;
  /** Calls `listener` for what this instance publishes to members, until the returned function is called. */
  onPublish: (listener: PublishListener) => () => void;
  publishToWatchers: (work: CommentedWork, message: ServerMessage) => void;
  publishToAll: (message: ServerMessage) => void;
  end: (ended: LiveEnvelope) => void;
  /** Closes every socket with a code that makes its browser connect again, to another instance if there is one. */
  requestReconnect: () => void;
  stop: () => Promise<void>;
}

export const channel = 'callboard_live';

export type PublishListener = (memberIds: string[], message: ServerMessage) => void;
const hubs = serviceRegistry<LiveHub>('live hub');

/** How soon everyone may be sent the same message again. */
export const broadcastMs = 3000;

/** Delivers messages to members' sockets, on this instance and, by LISTEN/NOTIFY, on every other one. */
export function startLiveHub(db: RootDb, log: FastifyBaseLogger, clock = systemClock): LiveHub {
  const instance = randomUUID();
  const sockets = liveSockets(broadcastMs, clock);
  const listeners = new Set<PublishListener>();
  let ending = Promise.resolve();
  const notifyOthers = (envelopes: LiveEnvelope[]) =>
    notify(db, channel, packEnvelopes(instance, envelopes));
  const notifyOrLog = (envelopes: LiveEnvelope[]) =>
    notifyOthers(envelopes).catch((err: unknown) =>
      log.warn({ err }, 'live messages did not reach other instances'),
    );
  const batcher = messageBatcher(async (batch) => {
    batch.forEach(sockets.deliver);
    await notifyOrLog(batch);
  }, clock);
  const broadcast = throttledBroadcast(
    (messages) => notifyOrLog(messages.map((message) => ({ toAll: message }))),
    broadcastMs,
    clock,
  );
  const listener = listen({
    db,
    channel,
    onPayload: (payload) => {
      const received = unpackEnvelopes(payload);
      if (!received) log.debug('live payload could not be read');
      else if (received.from !== instance) received.envelopes.forEach(sockets.deliver);
    },
    onReconnect: sockets.requestReconnect,
    onLost: (err) => log.warn({ err }, 'live channel lost'),
  });
  const hub: LiveHub = {
    listening: listener.listening,
    join: sockets.add,
    leave: sockets.remove,
    watch: sockets.watch,
    countOf: sockets.countOf,
    countAll: sockets.countAll,
    publishTo: (to, message) => {
      batcher.put(to, message);
      for (const listener of listeners) listener(to, message);
    },
    onPublish: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publishToWatchers: batcher.putToWatchers,
    publishToAll: (message) => {
      sockets.deliver({ toAll: message });
      broadcast.put(message);
    },
    end: (ended) => {
      sockets.deliver(ended);
      // One after the other: two connections could overtake each other, and the close arrive before its reason.
      ending = ending
        .then(() => withRetries(() => notifyOthers([ended]), clock))
        .catch((err: unknown) => log.error({ err }, 'sockets on other instances were not closed'));
    },
    requestReconnect: sockets.requestReconnect,
    stop: async () => {
      sockets.stop();
      broadcast.stop();
      await batcher.stop();
      await listener.stop();
    },
  };
  hubs.attach(db, hub);
  return hub;
}

/**
 * Sends these members' browsers a message once the transaction is committed. A message may get lost: whatever matters is
 * in the database.
 */
export function publishTo(db: Db, userIds: Iterable<string>, message: ServerMessage): void {
  const to = [...new Set(userIds)];
  const hub = hubs.of(db);
  afterCommit(db, () => hub.publishTo(to, message));
}

/** The same for the pages that show this work. */
export function publishToWatchers(db: Db, work: CommentedWork, message: ServerMessage): void {
  const hub = hubs.of(db);
  afterCommit(db, () => hub.publishToWatchers(work, message));
}

/** Calls `listener` after each commit of this instance that publishes to members. */
export function onPublish(db: Db, listener: PublishListener): () => void {
  return hubs.of(db).onPublish(listener);
}

/** The same for everyone who is online, within seconds and without delaying the caller. */
export function publishToAll(db: Db, message: ServerMessage): void {
  const hub = hubs.of(db);
  afterCommit(db, () => hub.publishToAll(message));
}

/** A message to members whose sessions the same transaction ends afterwards: it is not gathered with others, and arrives before the close. */
export function publishBeforeEnd(db: Db, userIds: string[], message: ServerMessage): void {
  const hub = hubs.of(db);
  afterCommit(db, () => hub.end({ to: userIds, message }));
}

/** Closes, once the transaction is committed, the sockets of ended sessions or of suspended members. */
export function endSessions(db: Db, ended: { sessionIds: string[] } | { userIds: string[] }): void {
  const hub = hubs.of(db);
  afterCommit(db, () =>
    hub.end(
      'userIds' in ended ? { endedMembers: ended.userIds } : { endedSessions: ended.sessionIds },
    ),
  );
}

async function withRetries(attempt: () => Promise<void>, clock: Clock): Promise<void> {
  for (const delay of [50, 500, 5000]) {
    const failed = await attempt().then(
      () => false,
      () => true,
    );
    if (!failed) return;
    await clock.sleep(delay);
  }
  await attempt();
}
