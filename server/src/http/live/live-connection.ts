import type { FastifyBaseLogger } from 'fastify';
import { WebSocket } from 'ws';
import {
  type ClientMessage,
  clientMessage,
  liveClose,
  type ServerMessage,
} from '#contract/live.ts';
import { after, type Clock, every } from '../../platform/clock.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import type { App, Viewer } from '../app.ts';

export interface LiveConnection {
  socket: WebSocket;
  viewer: Viewer;
  token: string;
  log: FastifyBaseLogger;
}

const policyViolation = 1008;
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
  const { socket, viewer, log } = connection;
  const member = {
    userId: viewer.id,
    sessionId: viewer.sessionId,
    send: (text: string) => {
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
      else socket.send(text);
    },
    close: (code: number) => closeOrTerminate(socket, code, app.clock),
  };
  hub.join(member);
  handleMessages(connection, app.clock);
  const stopRechecks = every(app.clock, recheckMs, () => {
    closeIfSessionEnded(app, connection).catch((err: unknown) =>
      log.warn({ err }, 'live session not checked'),
    );
  });
  socket.on('close', () => {
    stopRechecks();
    hub.leave(member);
  });
  // A session that ended between the upgrade and hub.join was not closed by the hub.
  await closeIfSessionEnded(app, connection);
  send(socket, { type: 'ready', userId: viewer.id });
}

/** The token may only have been replaced by a new one, so the browser is told to connect again, not that it is signed out. */
async function closeIfSessionEnded(
  app: App,
  { socket, viewer, token }: LiveConnection,
): Promise<void> {
  const current = await app.authenticate(token);
  if (current?.sessionId !== viewer.sessionId)
    closeOrTerminate(socket, liveClose.restarting, app.clock);
}

function handleMessages({ socket, viewer, log }: LiveConnection, clock: Clock): void {
  let windowEnds = 0;
  let messagesLeft = 0;
  socket.on('message', (data: Buffer) => {
    if (clock.now() > windowEnds) {
      windowEnds = clock.now() + windowMs;
      messagesLeft = messagesPerWindow;
    }
    messagesLeft -= 1;
    if (messagesLeft < 0) return closeOrTerminate(socket, policyViolation, clock);
    const message = readMessage(data);
    if (!message) return log.debug('live message not understood');
    if (message.type === 'ping') return send(socket, { type: 'pong' });
    if (message.userId !== viewer.id) closeOrTerminate(socket, liveClose.identityMismatch, clock);
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

/** Closes with a code, and terminates the connection of a browser that does not answer the close. */
function closeOrTerminate(socket: WebSocket, code: number, clock: Clock): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.close(code);
  const cancel = after(clock, closeMs, () => socket.terminate());
  socket.once('close', cancel);
}
