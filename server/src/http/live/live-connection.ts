import { WebSocket } from 'ws';
import {
  type ClientMessage,
  clientMessage,
  type LiveCloseCode,
  liveClose,
  type ServerMessage,
} from '#contract/live.ts';
import { after, type Clock } from '../../platform/clock.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import type { LiveSocket } from '../../platform/live/live-sockets.ts';
import type { App } from '../app.ts';
import { findMalformed } from '../guards/reject-malformed-body.ts';
import type { FrameLimit } from './frame-limit.ts';

/** Held for as long as a browser is connected, thousands at once: nothing of its request belongs here. */
export interface LiveConnection {
  socket: WebSocket;
  userId: string;
  sessionId: string;
  token: string;
  /** When its session is next looked up. */
  recheckAt: number;
}

export const recheckMs = 5 * 60_000;
/** How long a browser may take to answer a close. */
export const closeMs = 800;
/** A browser that does not read its messages is dropped; it asks for everything when it is back. */
const maxBufferedBytes = 256 * 1024;

/** Serves one browser until it leaves or its session ends. */
export async function serveConnection(
  app: App,
  hub: LiveHub,
  frames: FrameLimit,
  connection: LiveConnection,
): Promise<void> {
  const { socket, userId, sessionId } = connection;
  const member: LiveSocket = {
    userId,
    sessionId,
    send: (text: string) => {
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
      else socket.send(text);
    },
    close: (code: LiveCloseCode) => closeOrTerminate(socket, code, app.clock),
  };
  hub.join(member);
  limitFrames(app.clock, socket, frames.ofSocket(userId));
  handleMessages(app, hub, connection, member);
  socket.on('close', () => {
    hub.leave(member);
    if (hub.countOf(userId) === 0) frames.forget(userId);
  });
  // A session that ended between the upgrade and hub.join was not closed by the hub.
  await closeIfSessionEnded(app, connection);
  send(socket, { type: 'ready', userId });
}

/** Looks up the sessions that were not looked up for a while: an instance may not have been told that one ended. */
export function recheckSessions(app: App, connections: Iterable<LiveConnection>): void {
  const now = app.clock.now();
  for (const connection of connections) {
    if (connection.recheckAt > now) continue;
    connection.recheckAt = now + recheckMs;
    closeIfSessionEnded(app, connection).catch((err: unknown) =>
      app.server.log.warn({ err }, 'live session not checked'),
    );
  }
}

/**
 * The token may only have been replaced by a new one, so the browser is told to connect again, not that it is signed out.
 * A page that lies open is no use of its session.
 */
async function closeIfSessionEnded(
  app: App,
  { socket, sessionId, token }: LiveConnection,
): Promise<void> {
  const current = await app.authenticate(token, false);
  if (current?.sessionId !== sessionId) closeOrTerminate(socket, liveClose.restarting, app.clock);
}

/** A ping costs an answer and a pong costs reading: both count like a message. */
function limitFrames(clock: Clock, socket: WebSocket, countFrame: () => boolean): void {
  const count = () => {
    if (!countFrame()) closeOrTerminate(socket, liveClose.tooManyMessages, clock);
  };
  for (const frame of ['message', 'ping', 'pong']) socket.on(frame, count);
}

function handleMessages(
  { clock, server, recordPresence }: App,
  hub: LiveHub,
  { socket, userId }: LiveConnection,
  member: LiveSocket,
): void {
  socket.on('message', (data: Buffer) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const message = readMessage(data);
    if (!message) return server.log.debug('live message not understood');
    if (message.type === 'ping') return send(socket, { type: 'pong' });
    if (message.type === 'watch') return hub.watch(member, message.work);
    if (message.type === 'page') return recordPresence(userId, message.page);
    if (message.userId !== userId) closeOrTerminate(socket, liveClose.identityMismatch, clock);
  });
}

function readMessage(data: Buffer): ClientMessage | null {
  try {
    const message = clientMessage.parse(JSON.parse(data.toString()));
    return findMalformed(message) ? null : message;
  } catch {
    return null;
  }
}

function send(socket: WebSocket, message: ServerMessage): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

const closeReasons: Record<LiveCloseCode, string> = {
  [liveClose.sessionEnded]: 'This session has ended.',
  [liveClose.identityMismatch]: 'This connection belongs to another member.',
  [liveClose.restarting]: 'Please connect again.',
  [liveClose.tooManyMessages]: 'Too many messages.',
};

/** Closes with a code and its reason, and terminates the connection of a browser that does not answer the close. */
function closeOrTerminate(socket: WebSocket, code: LiveCloseCode, clock: Clock): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.close(code, closeReasons[code]);
  const cancel = after(clock, closeMs, () => socket.terminate());
  socket.once('close', cancel);
}
