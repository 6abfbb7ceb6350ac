import type { FastifyBaseLogger } from 'fastify';
import { WebSocket } from 'ws';
import {
  type ClientMessage,
  clientMessage,
  liveClose,
  type ServerMessage,
} from '#contract/live.ts';
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
const recheckMs = 5 * 60_000;
/** A browser that does not take its hints is dropped; it asks for everything when it is back. */
const bufferedBytes = 256 * 1024;

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
      if (socket.bufferedAmount > bufferedBytes) socket.terminate();
      else socket.send(text);
    },
    close: (code: number) => closeFirmly(socket, code),
  };
  hub.join(member);
  takeMessages(connection);
  const recheck = setInterval(() => {
    sendAwayIfUnknown(app, connection).catch((err: unknown) =>
      log.warn({ err }, 'live session not checked'),
    );
  }, recheckMs);
  socket.on('close', () => {
    clearInterval(recheck);
    hub.leave(member);
  });
  // The session may have ended between the check at the door and the moment the hub knew us.
  await sendAwayIfUnknown(app, connection);
  send(socket, { type: 'ready', userId: viewer.id });
}

/** The token may only have been exchanged for a new one, so the browser is sent back to the door to find out. */
async function sendAwayIfUnknown(
  app: App,
  { socket, viewer, token }: LiveConnection,
): Promise<void> {
  const now = await app.authenticate(token);
  if (now?.sessionId !== viewer.sessionId) closeFirmly(socket, liveClose.restarting);
}

function takeMessages({ socket, viewer, log }: LiveConnection): void {
  let windowEnds = 0;
  let left = 0;
  socket.on('message', (data: Buffer) => {
    if (Date.now() > windowEnds) {
      windowEnds = Date.now() + windowMs;
      left = messagesPerWindow;
    }
    left -= 1;
    if (left < 0) return closeFirmly(socket, policyViolation);
    const message = readMessage(data);
    if (!message) return log.debug('live message not understood');
    if (message.type === 'ping') return send(socket, { type: 'pong' });
    if (message.userId !== viewer.id) closeFirmly(socket, liveClose.identityMismatch);
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

/** Says why, and cuts the line if the other end does not hang up. */
function closeFirmly(socket: WebSocket, code: number): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.close(code);
  const cut = setTimeout(() => socket.terminate(), 800);
  socket.once('close', () => clearTimeout(cut));
}
