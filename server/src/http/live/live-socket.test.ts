import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { liveClose } from '#contract/live.ts';
import { sessions } from '../../features/auth/tables.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { type LiveInstance, startLiveInstances } from '../../testing/live-instances.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { recheckMs } from './live-connection.ts';
import { heartbeatMs } from './live-heartbeat.ts';
import { closeTimeoutMs } from './live-socket.ts';

describe('/ws', () => {
  const clock = manualClock();
  let live: Awaited<ReturnType<typeof startLiveInstances>>;
  let here: LiveInstance;
  let signIn: typeof live.signIn;
  let connect: typeof live.connect;

  beforeAll(async () => {
    live = await startLiveInstances(clock);
    ({ here, signIn, connect } = live);
  });
  afterEach(() => live.disconnectAll());
  afterAll(() => live.close());

  describe('at the upgrade', () => {
    it('refuses a page of another site, and takes our own', async () => {
      const { headers } = await signIn();
      await expect(connect(here, { ...headers, origin: 'https://evil.test' })).rejects.toThrow(
        '403',
      );
      await expect(connect(here, { ...headers, origin: 'null' })).rejects.toThrow('403');
      await connect(here, { ...headers, origin: 'http://callboard.test' });
    });

    it('refuses the thirty-first socket of a member', async () => {
      const { headers } = await signIn();
      for (let count = 0; count < 30; count++) await connect(here, headers);
      await expect(connect(here, headers)).rejects.toThrow('429');
    });

    it('answers a plain request with a refusal', async () => {
      expect((await here.server.inject('/ws')).statusCode).toBe(401);
      const { headers } = await signIn();
      const answer = await here.server.inject({ url: '/ws', headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('This address takes WebSocket connections only.');
    });
  });

  describe('messages of a browser', () => {
    it('takes an auth message that agrees with the cookie, and answers a ping', async () => {
      const { userId, headers } = await signIn();
      const client = await connect(here, headers);
      client.send({ type: 'auth', userId });
      client.send({ type: 'ping' });
      await eventually(() => expect(client.messages).toEqual([{ type: 'pong' }]));
    });

    it('closes on an auth message for someone else', async () => {
      const { headers } = await signIn();
      const other = await createUser(here.db);
      const client = await connect(here, headers);
      client.send({ type: 'auth', userId: other.id });
      expect(await client.closed).toBe(liveClose.identityMismatch);
      expect(await client.closeReason).toBe('This connection belongs to another member.');
    });

    it('ignores what it cannot read', async () => {
      const { headers } = await signIn();
      const client = await connect(here, headers);
      for (const message of [
        '{',
        'null',
        '[]',
        '{"type":"dance"}',
        '\0',
        '{"type":"page","page":"/\\u0000"}',
        '{"type":"page","page":"/\\ud83c"}',
      ])
        client.socket.send(message);
      client.socket.send(Buffer.from([0xff, 0xfe]));
      client.send({ type: 'ping' });
      await eventually(() => expect(client.messages).toEqual([{ type: 'pong' }]));
    });

    it.each([
      ['pings', (socket: WebSocket) => socket.ping()],
      ['pongs', (socket: WebSocket) => socket.pong()],
      ['empty fragments', (socket: WebSocket) => socket.send('', { fin: false })],
    ])('closes on too many %s of the protocol itself', async (_, sendFrame) => {
      const { headers } = await signIn();
      const client = await connect(here, headers);
      for (let count = 0; count < 1000; count++) sendFrame(client.socket);
      expect(await client.closed).toBe(liveClose.tooManyMessages);
    });

    it('counts the sockets of a member together, whatever their session, and no other member', async () => {
      const member = await createUser(here.db);
      const bystander = await connect(here, (await signIn()).headers);
      const sockets = [];
      for (let session = 0; session < 4; session++) {
        const { headers } = await signIn(member);
        for (let tab = 0; tab < 3; tab++) sockets.push(await connect(here, headers));
      }
      for (const { send } of sockets)
        for (let count = 0; count < 40; count++) send({ type: 'ping' });
      expect(await Promise.race(sockets.map(({ closed }) => closed))).toBe(
        liveClose.tooManyMessages,
      );
      bystander.send({ type: 'ping' });
      await eventually(() => expect(bystander.messages).toEqual([{ type: 'pong' }]));
    });

    it('closes on a message too long or on too many of them, and nobody else notices', async () => {
      const { headers } = await signIn();
      const bystander = await connect(here, headers);
      const talker = await connect(here, headers);
      talker.socket.send('x'.repeat(1024 * 1024));
      expect(await talker.closed).toBe(1009);
      const chatterer = await connect(here, headers);
      for (let count = 0; count < 1000; count++) chatterer.send({ type: 'ping' });
      expect(await chatterer.closed).toBe(liveClose.tooManyMessages);
      expect(await chatterer.closeReason).toBe('Too many messages.');
      bystander.send({ type: 'ping' });
      await eventually(() => expect(bystander.messages).toEqual([{ type: 'pong' }]));
    });
  });

  it('is closed at the next check where the session ended and no instance was told', async () => {
    const instance = await live.another();
    const { headers, sessionId } = await signIn();
    const client = await connect(instance, headers);
    await here.db.delete(sessions).where(eq(sessions.id, sessionId));
    for (let beats = 1; beats * heartbeatMs < recheckMs; beats++) {
      const heartbeat = once(client.socket, 'ping');
      await clock.advance(heartbeatMs);
      await heartbeat;
      client.send({ type: 'ping' });
      await eventually(() => expect(client.messages).toHaveLength(beats));
    }
    await clock.advance(heartbeatMs);
    expect(await client.closed).toBe(liveClose.restarting);
    await instance.close();
  });

  it('tells every socket to reconnect when the server stops, and does not wait for one that does not answer', async () => {
    const stopping = await live.another();
    const { headers } = await signIn();
    const client = await connect(stopping, headers);
    const unresponsive = await connect(stopping, headers);
    unresponsive.socket.pause();
    const stopped = stopping.close();
    expect(await client.closed).toBe(liveClose.restarting);
    await clock.advance(closeTimeoutMs);
    await stopped;
  });
});
