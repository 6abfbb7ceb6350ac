import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { manualClock } from '../../testing/manual-clock.ts';
import { heartbeatMs, startHeartbeat } from './live-heartbeat.ts';

it('drops a socket that no longer answers, and keeps one that does', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connect = async (options: object) => {
    const accepted = once(server, 'connection') as Promise<[WebSocket]>;
    const client = new WebSocket(url, options);
    await once(client, 'open');
    const [serverSide] = await accepted;
    return { client, serverSide };
  };
  const alive = await connect({});
  const dead = await connect({ autoPong: false });
  const dropped = once(dead.client, 'close') as Promise<[number]>;
  const clock = manualClock();
  const stop = startHeartbeat(clock, () => server.clients);

  for (let beat = 0; beat < 3; beat++) {
    const pong = once(alive.serverSide, 'pong');
    await clock.advance(heartbeatMs);
    await pong;
  }
  const [code] = await dropped;
  expect(code).toBe(1006);
  expect(alive.client.readyState).toBe(WebSocket.OPEN);
  stop();
  alive.client.terminate();
  server.close();
});
