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

/** Held for as long as a browser is connected, thousands at once: nothing of its request belongs here. */
export interface LiveConnection {
  socket: WebSocket;
  userId: string;
  sessionId: string;
  token: string;
  /** When its session is next looked up. */
  recheckAt: number;
}

const messagesPerWindow = 50;
const windowMs = 10_000;
export const recheckMs = 5 * 60_000;
/** How long a browser may take to answer a close. */
export const closeMs = 800;
/** A browser that does not read its messages is dropped; it asks for everything when it is back. */
const maxBufferedBytes = 256 * 1024;

/** Serves one browser until it leaves or its session ends. */
export async function serveConnection(
  app: App,
  hub: LiveHub,
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
  handleMessages(app, hub, connection, member);
  socket.on('close', () => hub.leave(member));
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

/** The token may only have been replaced by a new one, so the browser is told to connect again, not that it is signed out. */
async function closeIfSessionEnded(
  app: App,
  { socket, sessionId, token }: LiveConnection,
): Promise<void> {
  const current = await app.authenticate(token);
  if (current?.sessionId !== sessionId) closeOrTerminate(socket, liveClose.restarting, app.clock);
}

function handleMessages(
  { clock, server, recordPresence }: App,
  hub: LiveHub,
  { socket, userId }: LiveConnection,
  member: LiveSocket,
): void {
  let windowEnds = 0;
  let messagesLeft = 0;
  socket.on('message', (data: Buffer) => {
    if (clock.now() > windowEnds) {
      windowEnds = clock.now() + windowMs;
      messagesLeft = messagesPerWindow;
    }
    messagesLeft -= 1;
    if (messagesLeft < 0) return closeOrTerminate(socket, liveClose.tooManyMessages, clock);
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
    return clientMessage.parse(JSON.parse(data.toString()));
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
