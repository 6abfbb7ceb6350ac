import { once } from 'node:events';
import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError } from '../../errors/app-error.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import type { App, Viewer } from '../app.ts';
import { isSameOrigin } from '../guards/reject-other-origins.ts';
import { readSessionToken } from '../session-cookie.ts';
import { serveConnection } from './live-connection.ts';
import { startHeartbeat } from './live-heartbeat.ts';

const socketsPerMember = 30;
export const closeTimeoutMs = 1000;

/** The live channel at /ws. The session cookie decides at the upgrade whose socket it is. */
export async function liveSocket(app: App, hub: LiveHub): Promise<void> {
  const open = new Set<WebSocket>();
  const sessions = new WeakMap<FastifyRequest, { viewer: Viewer; token: string }>();
  const stopHeartbeat = startHeartbeat(open, app.clock);

  // Registered on the root, the plugin would wrap the handler of every route.
  await app.server.register(async (server) => {
    await server.register(websocket, {
      options: { maxPayload: 4096, perMessageDeflate: false },
      errorHandler: (err, socket, request) => {
        request.log.debug({ err }, 'live socket failed');
        socket.terminate();
      },
      preClose: async () => {
        stopHeartbeat();
        hub.requestReconnect();
        await Promise.race([allClosed(open), app.clock.sleep(closeTimeoutMs)]);
        for (const socket of open) socket.terminate();
      },
    });

    const preValidation = async (request: FastifyRequest) => {
      sessions.set(request, await authorizeUpgrade(app, hub, request));
    };
    server.route({
      method: 'GET',
      url: '/ws',
      preValidation,
      handler: () => {
        throw new AppError('invalid', 'This address takes WebSocket connections only.');
      },
      wsHandler: (socket, request) => {
        const session = sessions.get(request);
        if (!session) return socket.terminate();
        open.add(socket);
        socket.on('close', () => open.delete(socket));
        return serveConnection(app, hub, { socket, log: request.log, ...session });
      },
    });
  });
}

async function authorizeUpgrade(app: App, hub: LiveHub, request: FastifyRequest) {
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
  return { viewer, token };
}

async function allClosed(open: ReadonlySet<WebSocket>): Promise<void> {
  await Promise.all([...open].map((socket) => once(socket, 'close')));
}
