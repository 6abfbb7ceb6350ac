import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startHeartbeat } from './live-heartbeat.ts';

it('drops a socket that no longer answers, and keeps one that does', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const alive = new WebSocket(url);
  const dead = new WebSocket(url, { autoPong: false });
  await Promise.all([once(alive, 'open'), once(dead, 'open')]);
  const stop = startHeartbeat(server.clients, 60);
  const [code] = (await once(dead, 'close')) as [number];
  expect(code).toBe(1006);
  await sleep(200);
  expect(alive.readyState).toBe(WebSocket.OPEN);
  stop();
  alive.terminate();
  server.close();
});
