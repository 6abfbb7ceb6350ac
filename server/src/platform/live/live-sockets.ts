import { type CommentedWork, type LiveCloseCode, liveClose } from '#contract/live.ts';
import type { Clock } from '../clock.ts';
import type { LiveEnvelope } from './live-payload.ts';
import { socketBroadcast } from './socket-broadcast.ts';

export interface LiveSocket {
  userId: string;
  sessionId: string;
  send: (text: string) => void;
  close: (code: LiveCloseCode) => void;
}

const keyOf = ({ on, id }: CommentedWork) => `${on} ${id}`;

/** The sockets of this instance, found by member, by session and by the work that they watch. */
export function liveSockets(broadcastMs: number, clock: Clock) {
  const byMember = new Map<string, Set<LiveSocket>>();
  const bySession = new Map<string, Set<LiveSocket>>();
  const byWork = new Map<string, Set<LiveSocket>>();
  const watched = new Map<LiveSocket, string>();

  const watch = (socket: LiveSocket, work: CommentedWork | null): void => {
    const before = watched.get(socket);
    if (before !== undefined) drop(byWork, before, socket);
    watched.delete(socket);
    if (work === null || !byMember.get(socket.userId)?.has(socket)) return;
    watched.set(socket, keyOf(work));
    put(byWork, keyOf(work), socket);
  };

  const broadcast = socketBroadcast(
    () => [...byMember.values()].flatMap((own) => [...own]),
    broadcastMs,
    clock,
  );

  const closeAll = (
    index: Map<string, Set<LiveSocket>>,
    keys: Iterable<string>,
    code: LiveCloseCode,
  ) => {
    for (const key of keys) for (const socket of index.get(key) ?? []) socket.close(code);
  };

  return {
    add: (socket: LiveSocket): void => {
      put(byMember, socket.userId, socket);
      put(bySession, socket.sessionId, socket);
    },
    remove: (socket: LiveSocket): void => {
      watch(socket, null);
      drop(byMember, socket.userId, socket);
      drop(bySession, socket.sessionId, socket);
    },
    /** Replaces the work that the socket watched before. */
    watch,
    countOf: (userId: string): number => byMember.get(userId)?.size ?? 0,
    countAll: (): number => [...bySession.values()].reduce((sum, own) => sum + own.size, 0),
    deliver: (envelope: LiveEnvelope): void => {
      if ('endedSessions' in envelope)
        closeAll(bySession, envelope.endedSessions, liveClose.sessionEnded);
      else if ('endedMembers' in envelope)
        closeAll(byMember, envelope.endedMembers, liveClose.sessionEnded);
      else if ('toAll' in envelope) broadcast.put(envelope.toAll);
      else {
        const text = JSON.stringify(envelope.message);
        const receivers =
          'watching' in envelope
            ? (byWork.get(keyOf(envelope.watching)) ?? [])
            : envelope.to.flatMap((id) => [...(byMember.get(id) ?? [])]);
        for (const socket of receivers) socket.send(text);
      }
    },
    /** Closes every socket with a code that makes its browser connect again, where its session is checked anew. */
    requestReconnect: (): void => closeAll(byMember, [...byMember.keys()], liveClose.restarting),
    stop: broadcast.stop,
  };
}

function put(index: Map<string, Set<LiveSocket>>, key: string, socket: LiveSocket): void {
  const sockets = index.get(key) ?? new Set();
  index.set(key, sockets.add(socket));
}

function drop(index: Map<string, Set<LiveSocket>>, key: string, socket: LiveSocket): void {
  const sockets = index.get(key);
  sockets?.delete(socket);
  if (sockets?.size === 0) index.delete(key);
}
