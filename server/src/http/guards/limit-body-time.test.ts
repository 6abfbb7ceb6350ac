import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBareApp } from '../../testing/bare-app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import type { App } from '../app.ts';
import { bodyLimitMs, limitBodyTime } from './limit-body-time.ts';

let app: App & { close: () => Promise<void> };
let clock: ManualClock;
let url: string;

beforeAll(async () => {
  clock = manualClock();
  const parts = (bare: App) => {
    limitBodyTime(bare);
    bare.server.addContentTypeParser(
      'multipart/form-data',
      async (request: FastifyRequest, body: Readable) =>
        request.headers['content-type']?.endsWith('slow') ? await text(body) : 'nothing read',
    );
    bare.server.post('/echo', async ({ body }) => body);
  };
  app = await createBareApp('postgres://unused', parts, {}, clock);
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const countConnections = () =>
  new Promise<number>((resolve) =>
    app.server.server.getConnections((_error, count) => resolve(count)),
  );

async function sendHead(type: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 12\r\n\r\n{`,
  );
  await once(app.server.server, 'request');
  return socket;
}

it('ends every half-sent body with a sentence, and answers others meanwhile', async () => {
  const sockets = await Promise.all(Array.from({ length: 5 }, () => sendHead('application/json')));
  const other = await app.server.inject({ method: 'POST', url: '/echo', body: { fine: true } });
  expect(other.json()).toEqual({ fine: true });
  const answers = Promise.all(sockets.map((socket) => text(socket)));
  await eventually(async () => {
    await clock.advance(bodyLimitMs);
    expect(await countConnections()).toBe(0);
  });
  for (const answer of await answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('This request took too long to arrive.');
  }
});

it('closes a connection whose request was answered before its body came', async () => {
  const socket = await sendHead('multipart/form-data; boundary=x');
  await once(socket, 'data');
  const closed = once(socket, 'close');
  await eventually(async () => {
    await clock.advance(bodyLimitMs);
    expect(await countConnections()).toBe(0);
  });
  await closed;
});

it('takes a body that arrives in time', async () => {
  const socket = await sendHead('application/json');
  await clock.advance(bodyLimitMs - 1);
  socket.write('"late":123}');
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  expect(String(chunk)).toContain('{"late":123}');
  await clock.advance(bodyLimitMs);
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

it('leaves files to their own limit', async () => {
  const socket = await sendHead('multipart/form-data; boundary=slow');
  await clock.advance(2 * bodyLimitMs);
  socket.write('"late":123}');
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  expect(String(chunk)).toContain('{"late":123}');
  socket.destroy();
});
