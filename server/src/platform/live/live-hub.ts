import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerMessage } from '#contract/live.ts';
import type { Db, RootDb } from '../../db/client.ts';
import { listen, notify } from '../../db/listen.ts';
import { serviceRegistry } from '../../db/service-registry.ts';
import { afterCommit } from '../../db/transaction.ts';
import { type LiveEnvelope, packEnvelopes, unpackEnvelopes } from './live-payload.ts';
import { type LiveSocket, liveSockets } from './live-sockets.ts';
import { messageBatcher } from './message-batcher.ts';
import { throttledBroadcast } from './throttled-broadcast.ts';

export interface LiveHub {
  /** Settles once the other instances are heard. */
  listening: Promise<void>;
  join: (socket: LiveSocket) => void;
  leave: (socket: LiveSocket) => void;
  countOf: (userId: string) => number;
  publishTo: (to: string[], message: ServerMessage) => void;
  publishToAll: (message: ServerMessage) => void;
  end: (ended: LiveEnvelope) => void;
  /** Asks every socket to reconnect, to another instance if there is one. */
  requestReconnect: () => void;
  stop: () => Promise<void>;
}

const channel = 'callboard_live';
const attached = serviceRegistry<LiveHub>('live hub');

/** How soon everyone may be told the same thing again. */
const restMs = 3000;

/** Carries hints to the sockets of a member, here and, by LISTEN/NOTIFY, on every other instance. */
export function startLiveHub(db: RootDb, log: FastifyBaseLogger): LiveHub {
  const instance = randomUUID();
  const sockets = liveSockets(restMs);
  const spread = (envelopes: LiveEnvelope[]) =>
    notify(db, channel, packEnvelopes(instance, envelopes));
  const spreadHints = (hints: LiveEnvelope[]) =>
    spread(hints).catch((err: unknown) => log.warn({ err }, 'live hints stayed here'));
  const batcher = messageBatcher(async (hints) => {
    hints.forEach(sockets.deliver);
    await spreadHints(hints);
  });
  const throttled = throttledBroadcast(
    (messages) => spreadHints(messages.map((message) => ({ toAll: message }))),
    restMs,
  );
  const listener = listen({
    db,
    channel,
    onPayload: (payload) => {
      const received = unpackEnvelopes(payload);
      if (!received) log.debug('live notice could not be read');
      else if (received.from !== instance) received.envelopes.forEach(sockets.deliver);
    },
    onReturn: sockets.requestReconnect,
    onLost: (err) => log.warn({ err }, 'live channel lost'),
  });
  const hub: LiveHub = {
    listening: listener.listening,
    join: sockets.add,
    leave: sockets.remove,
    countOf: sockets.countOf,
    publishTo: batcher.put,
    publishToAll: (message) => {
      sockets.deliver({ toAll: message });
      throttled.put(message);
    },
    end: (ended) => {
      sockets.deliver(ended);
      persist(() => spread([ended])).catch((err: unknown) =>
        log.error({ err }, 'sockets elsewhere were not closed'),
      );
    },
    requestReconnect: sockets.requestReconnect,
    stop: async () => {
      sockets.stop();
      throttled.stop();
      await batcher.stop();
      await listener.stop();
    },
  };
  attached.attach(db, hub);
  return hub;
}

/** Tells these members' browsers, once committed, that something is new. Hints may get lost: what matters is in the database. */
export function publishTo(db: Db, userIds: Iterable<string>, message: ServerMessage): void {
  const to = [...new Set(userIds)];
  const hub = attached.of(db);
  afterCommit(db, () => hub.publishTo(to, message));
}

/** The same for everyone who is online, within seconds and at no cost to the one who causes it. */
export function publishToAll(db: Db, message: ServerMessage): void {
  const hub = attached.of(db);
  afterCommit(db, () => hub.publishToAll(message));
}

/** Closes, once committed, the sockets of sessions that ended or of members who may no longer be here. */
export function endSessions(db: Db, ended: { sessionIds: string[] } | { userIds: string[] }): void {
  const hub = attached.of(db);
  afterCommit(db, () =>
    hub.end(
      'userIds' in ended ? { endedMembers: ended.userIds } : { endedSessions: ended.sessionIds },
    ),
  );
}

async function persist(act: () => Promise<void>): Promise<void> {
  for (const wait of [50, 500, 5000]) {
    const failed = await act().then(
      () => false,
      () => true,
    );
    if (!failed) return;
    await sleep(wait, undefined, { ref: false });
  }
  await act();
}
