import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError } from '../../errors/app-error.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import type { App } from '../app.ts';
import { isSameOrigin } from '../guards/reject-other-origins.ts';
import { readSessionToken } from '../session-cookie.ts';
import { frameLimit } from './frame-limit.ts';
import {
  type LiveConnection,
  recheckMs,
  recheckSessions,
  serveConnection,
} from './live-connection.ts';
import { startHeartbeat } from './live-heartbeat.ts';

const socketsPerMember = 30;
export const closeTimeoutMs = 1000;

type Session = Pick<LiveConnection, 'userId' | 'sessionId' | 'token'>;

/** The live channel at /ws. The session cookie decides at the upgrade whose socket it is. */
export async function liveSocket(app: App, hub: LiveHub): Promise<void> {
  const open = new Map<WebSocket, LiveConnection>();
  const frames = frameLimit(app.clock);
  const upgrades = new WeakMap<FastifyRequest, { session: Session; response: ServerResponse }>();
  const stopHeartbeat = startHeartbeat(app.clock, () => {
    recheckSessions(app, open.values());
    return open.keys();
  });

  // Registered on the root, the plugin would wrap the handler of every route.
  await app.server.register(async (server) => {
    await server.register(websocket, {
      options: { maxPayload: 4096, maxFragments: 16, perMessageDeflate: false },
      preClose: async () => {
        stopHeartbeat();
        hub.requestReconnect();
        await Promise.race([allClosed(open.keys()), app.clock.sleep(closeTimeoutMs)]);
        for (const socket of open.keys()) socket.terminate();
      },
    });

    server.route({
      method: 'GET',
      url: '/ws',
      preValidation: async (request, reply) => {
        const session = await authorizeUpgrade(app, hub, request);
        upgrades.set(request, { session, response: reply.raw });
      },
      handler: () => {
        throw new AppError('invalid', 'This address takes WebSocket connections only.');
      },
      wsHandler: (socket, request) => {
        const upgrade = upgrades.get(request);
        if (!upgrade) return socket.terminate();
        releaseRequest(app, socket, request, upgrade.response);
        const recheckAt = app.clock.now() + recheckMs;
        const connection: LiveConnection = { socket, ...upgrade.session, recheckAt };
        open.set(socket, connection);
        socket.on('close', () => open.delete(socket));
        return serveConnection(app, hub, frames, connection);
      },
    });
  });
}

/** The plugin's error listener and the response would keep the request in memory as long as the socket is open. */
function releaseRequest(
  app: App,
  socket: WebSocket,
  request: FastifyRequest,
  response: ServerResponse,
): void {
  response.detachSocket(request.raw.socket);
  socket.removeAllListeners('error');
  socket.on('error', (err) => {
    app.server.log.debug({ err }, 'live socket failed');
    socket.terminate();
  });
}

async function authorizeUpgrade(app: App, hub: LiveHub, request: FastifyRequest): Promise<Session> {
  if (!isSameOrigin(app, request)) {
    throw new AppError('forbidden', 'This connection came from another site and was refused.');
  }
  const token = readSessionToken(app, request);
  const viewer = token && (await app.authenticate(token));
  if (!token || !viewer) throw new AppError('unauthenticated', 'Please sign in to continue.');
  request.viewerId = viewer.id;
  if (hub.countOf(viewer.id) >= socketsPerMember) {
    throw new AppError('too_many_requests', 'Callboard is open in too many places.', {
      retryAfterSeconds: 60,
    });
  }
  return { userId: viewer.id, sessionId: viewer.sessionId, token };
}

async function allClosed(open: Iterable<WebSocket>): Promise<void> {
  await Promise.all([...open].map((socket) => once(socket, 'close')));
}
