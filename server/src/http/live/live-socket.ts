import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { AppError } from '../../errors/app-error.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import type { App, Viewer } from '../app.ts';
import { isFromUs } from '../guards/same-origin.ts';
import { readSessionToken } from '../session-cookie.ts';
import { serveConnection } from './live-connection.ts';
import { startHeartbeat } from './live-heartbeat.ts';

const socketsPerMember = 30;
const farewellMs = 1000;

/** The live channel at /ws. Whose it is, the cookie says before the connection is made. */
export async function liveSocket(app: App, hub: LiveHub): Promise<void> {
  const open = new Set<WebSocket>();
  const admitted = new WeakMap<FastifyRequest, { viewer: Viewer; token: string }>();
  const stopHeartbeat = startHeartbeat(open);

  // In a scope of its own: on the root it would wrap the handler of every route.
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
        await Promise.race([everyoneLeft(open), sleep(farewellMs)]);
        for (const socket of open) socket.terminate();
      },
    });

    const preValidation = async (request: FastifyRequest) => {
      admitted.set(request, await admit(app, hub, request));
    };
    server.route({
      method: 'GET',
      url: '/ws',
      preValidation,
      handler: () => {
        throw new AppError('invalid', 'This address takes WebSocket connections only.');
      },
      wsHandler: (socket, request) => {
        const guest = admitted.get(request);
        if (!guest) return socket.terminate();
        open.add(socket);
        socket.on('close', () => open.delete(socket));
        return serveConnection(app, hub, { socket, log: request.log, ...guest });
      },
    });
  });
}

async function admit(app: App, hub: LiveHub, request: FastifyRequest) {
  if (!isFromUs(app, request)) {
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

async function everyoneLeft(open: ReadonlySet<WebSocket>): Promise<void> {
  await Promise.all([...open].map((socket) => once(socket, 'close')));
}
