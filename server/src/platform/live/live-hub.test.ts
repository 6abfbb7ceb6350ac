import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { liveClose } from '#contract/live.ts';
import { transaction } from '../../db/transaction.ts';
import { createUser } from '../../testing/factories.ts';
import { type LiveInstance, startLiveInstances } from '../../testing/live-instances.ts';
import { endSessions, publishTo, publishToAll } from './live-hub.ts';

describe('the live hub', () => {
  let live: Awaited<ReturnType<typeof startLiveInstances>>;
  let here: LiveInstance;
  let there: LiveInstance;
  let signIn: typeof live.signIn;
  let connect: typeof live.connect;

  beforeAll(async () => {
    live = await startLiveInstances();
    ({ here, there, signIn, connect } = live);
  });
  afterEach(() => live.disconnectAll());
  afterAll(() => live.close());

  describe('hints', () => {
    it('reach every socket of the member on every instance, and nobody else', async () => {
      const ada = await signIn();
      const grace = await signIn();
      const [first, second, other] = await Promise.all([
        connect(here, ada.headers),
        connect(there, ada.headers),
        connect(there, grace.headers),
      ]);
      publishTo(here.db, [ada.userId], { type: 'notification' });
      await vi.waitFor(() => {
        expect(first.messages).toEqual([{ type: 'notification' }]);
        expect(second.messages).toEqual([{ type: 'notification' }]);
      });
      expect(other.messages).toEqual([]);
    });

    it('wait for the commit, and are forgotten by a rollback', async () => {
      const ada = await signIn();
      const client = await connect(here, ada.headers);
      await transaction(here.db, async (tx) => {
        publishTo(tx, [ada.userId], { type: 'notification' });
        await sleep(150);
        expect(client.messages).toEqual([]);
      });
      await vi.waitFor(() => expect(client.messages).toHaveLength(1));
      const undone = transaction(here.db, async (tx) => {
        publishTo(tx, [ada.userId], { type: 'notification' });
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      await sleep(150);
      expect(client.messages).toHaveLength(1);
    });

    it('that say the same at once are said once, and a thousand members fit', async () => {
      const ada = await signIn();
      const [near, far] = await Promise.all([
        connect(here, ada.headers),
        connect(there, ada.headers),
      ]);
      const others = Array.from({ length: 1000 }, (_, n) => `user_${'x'.repeat(40)}${n}`);
      for (let count = 0; count < 20; count++) {
        publishTo(here.db, [...others, ada.userId], { type: 'notification' });
      }
      await vi.waitFor(() => expect(far.messages).toHaveLength(1));
      await sleep(100);
      expect(near.messages).toEqual([{ type: 'notification' }]);
      expect(far.messages).toEqual([{ type: 'notification' }]);
    });

    it('for all reach everyone everywhere, and a burst of them only twice', async () => {
      const [ada, grace] = [await signIn(), await signIn()];
      const clients = await Promise.all([
        connect(here, ada.headers),
        connect(there, grace.headers),
      ]);
      for (let count = 0; count < 20; count++) publishToAll(here.db, { type: 'feed' });
      for (const client of clients)
        await vi.waitFor(() => expect(client.messages[0]).toEqual({ type: 'feed' }), 3000);
      await sleep(3500);
      for (const client of clients) expect(client.messages.length).toBeLessThanOrEqual(2);
    });

    it('do not pile up for a browser that does not take them', async () => {
      const ada = await signIn();
      const client = await connect(here, ada.headers);
      client.socket.pause();
      const firstName = 'x'.repeat(7000);
      for (let count = 0; count < 4000; count++) {
        const viewer = { firstName, lastName: `${count}` };
        publishTo(here.db, [ada.userId], { type: 'profile_view_notification', data: { viewer } });
        if (count % 500 === 499) await sleep(30);
      }
      await vi.waitFor(async () => expect(await here.countConnections()).toBe(0), 5000);
    });
  });

  describe('sessions that end', () => {
    it('close their sockets within a second, on every instance, and leave the others', async () => {
      const user = await createUser(here.db);
      const [phone, laptop] = [await signIn(user), await signIn(user)];
      const [near, far, kept] = await Promise.all([
        connect(here, phone.headers),
        connect(there, phone.headers),
        connect(there, laptop.headers),
      ]);
      const before = performance.now();
      await transaction(here.db, async (tx) => endSessions(tx, { sessionIds: [phone.sessionId] }));
      expect(await Promise.all([near.closed, far.closed])).toEqual([4401, 4401]);
      expect(performance.now() - before).toBeLessThan(1000);
      kept.send({ type: 'ping' });
      await vi.waitFor(() => expect(kept.messages).toEqual([{ type: 'pong' }]));
    });

    it('close all sockets of a suspended member', async () => {
      const user = await createUser(here.db);
      const [phone, laptop] = [await signIn(user), await signIn(user)];
      const [near, far] = await Promise.all([
        connect(here, phone.headers),
        connect(there, laptop.headers),
      ]);
      endSessions(there.db, { userIds: [user.id] });
      expect(await Promise.all([near.closed, far.closed])).toEqual([4401, 4401]);
    });

    it('close a socket that does not answer, too', async () => {
      const { headers, sessionId } = await signIn();
      const client = await connect(here, headers);
      client.socket.pause();
      endSessions(here.db, { sessionIds: [sessionId] });
      await vi.waitFor(async () => expect(await here.countConnections()).toBe(0), 2000);
    });
  });

  it('sends everyone back to the door when other instances could not be heard for a while', async () => {
    const { headers, userId } = await signIn();
    const client = await connect(here, headers);
    await here.db.$client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'callboard-live' AND datname = current_database()`,
    );
    expect(await client.closed).toBe(liveClose.restarting);
    const again = await connect(here, headers);
    publishTo(there.db, [userId], { type: 'notification' });
    await vi.waitFor(() => expect(again.messages).toEqual([{ type: 'notification' }]));
  });
});
