import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { liveClose, type ServerMessage } from '#contract/live.ts';
import { transaction } from '../../db/transaction.ts';
import { closeMs } from '../../http/live/live-connection.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { marker } from '../../testing/live-client.ts';
import { type LiveInstance, startLiveInstances } from '../../testing/live-instances.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { broadcastMs, endSessions, publishBeforeEnd, publishTo, publishToAll } from './live-hub.ts';

const notification: ServerMessage = { type: 'notification' };
const feed: ServerMessage = { type: 'feed' };

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

  describe('messages', () => {
    it('reach every socket of the member on every instance, and nobody else', async () => {
      const ada = await signIn();
      const grace = await signIn();
      const [first, second, other] = await Promise.all([
        connect(here, ada.headers),
        connect(there, ada.headers),
        connect(there, grace.headers),
      ]);
      publishTo(here.db, [ada.userId], notification);
      publishTo(here.db, [ada.userId, grace.userId], marker('end'));
      await eventually(() => {
        expect(first.messages).toEqual([notification, marker('end')]);
        expect(second.messages).toEqual([notification, marker('end')]);
        expect(other.messages).toEqual([marker('end')]);
      });
    });

    it('wait for the commit, and are forgotten by a rollback', async () => {
      const ada = await signIn();
      const client = await connect(here, ada.headers);
      await transaction(here.db, async (tx) => {
        publishTo(tx, [ada.userId], notification);
        publishTo(here.db, [ada.userId], marker('before the commit'));
        await eventually(() => expect(client.messages).toEqual([marker('before the commit')]));
      });
      await eventually(() => expect(client.messages).toHaveLength(2));
      const undone = transaction(here.db, async (tx) => {
        publishTo(tx, [ada.userId], notification);
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      publishTo(here.db, [ada.userId], marker('after the rollback'));
      await eventually(() => expect(client.messages).toHaveLength(3));
      expect(client.messages.slice(1)).toEqual([notification, marker('after the rollback')]);
    });

    it('that are equal and published at once are sent once, and a thousand members fit', async () => {
      const ada = await signIn();
      const [near, far] = await Promise.all([
        connect(here, ada.headers),
        connect(there, ada.headers),
      ]);
      const others = Array.from({ length: 1000 }, (_, n) => `user_${'x'.repeat(40)}${n}`);
      for (let count = 0; count < 20; count++) {
        publishTo(here.db, [...others, ada.userId], notification);
      }
      publishTo(here.db, [ada.userId], marker('end'));
      for (const client of [near, far]) {
        await eventually(() => expect(client.messages).toContainEqual(marker('end')));
        expect(client.messages).toEqual([notification, marker('end')]);
      }
    });

    it('do not pile up for a browser that does not read them', async () => {
      const [ada, grace] = [await signIn(), await signIn()];
      const client = await connect(here, ada.headers);
      const reader = await connect(here, grace.headers);
      client.socket.pause();
      const firstName = 'x'.repeat(7000);
      for (let count = 0; count < 4000; count++) {
        const viewer = { firstName, lastName: `${count}` };
        publishTo(here.db, [ada.userId], { type: 'profile_view_notification', data: { viewer } });
        if (count % 500 !== 499) continue;
        publishTo(here.db, [grace.userId], marker(`${count}`));
        await eventually(() => expect(reader.messages).toContainEqual(marker(`${count}`)));
      }
      await eventually(async () => expect(await here.countConnections()).toBe(1));
    });
  });

  describe('sessions that end', () => {
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

    it('are told the reason first, also on an instance that it reaches slowly', async () => {
      const [ada, grace] = [await signIn(), await signIn()];
      const [far, other] = await Promise.all([
        connect(there, ada.headers),
        connect(there, grace.headers),
      ]);
      const held = Promise.withResolvers<void>();
      const pool = here.db.$client;
      const query = pool.query.bind(pool) as (...all: unknown[]) => Promise<unknown>;
      let isFirst = true;
      const holdFirst = async (all: unknown[]) => {
        const isHeld = isFirst && String(all[0]).includes('pg_notify');
        if (isHeld) {
          isFirst = false;
          await held.promise;
        }
        return query(...all);
      };
      const slow = vi
        .spyOn(pool, 'query')
        .mockImplementation((...all: unknown[]): unknown => holdFirst(all));
      const reason: ServerMessage = { type: 'suspended', message: 'Spam.' };
      publishBeforeEnd(here.db, [ada.userId], reason);
      endSessions(here.db, { sessionIds: [ada.sessionId] });
      publishTo(here.db, [grace.userId], marker('later'));
      await eventually(() => expect(other.messages).toEqual([marker('later')]));
      held.resolve();
      expect(await far.closed).toBe(liveClose.sessionEnded);
      expect(far.messages).toEqual([reason]);
      slow.mockRestore();
    });
  });

  it('makes every browser reconnect when messages of other instances may have been missed', async () => {
    const { headers, userId } = await signIn();
    const client = await connect(here, headers);
    await here.db.$client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'callboard-live' AND datname = current_database()`,
    );
    expect(await client.closed).toBe(liveClose.restarting);
    const again = await connect(here, headers);
    publishTo(there.db, [userId], notification);
    await eventually(() => expect(again.messages).toEqual([notification]));
  });
});

describe('the live hub, on a clock that stands still', () => {
  const clock = manualClock();
  let live: Awaited<ReturnType<typeof startLiveInstances>>;

  beforeAll(async () => {
    live = await startLiveInstances(clock);
  });
  afterEach(() => live.disconnectAll());
  afterAll(() => live.close());

  it('sends a burst to everyone everywhere, only twice', async () => {
    const { here, there, signIn, connect } = live;
    const [ada, grace] = [await signIn(), await signIn()];
    const clients = [await connect(here, ada.headers), await connect(there, grace.headers)];
    const untilAllHave = async (...messages: ServerMessage[]) => {
      for (const client of clients)
        await eventually(() => expect(client.messages).toEqual(messages));
    };
    for (let count = 0; count < 20; count++) publishToAll(here.db, feed);
    await untilAllHave(feed);
    await clock.advance(broadcastMs);
    await untilAllHave(feed, feed);
    await clock.advance(broadcastMs);
    publishTo(here.db, [ada.userId, grace.userId], marker('end'));
    await clock.advance(broadcastMs);
    await untilAllHave(feed, feed, marker('end'));
  });

  it('closes the sockets of an ended session at once, on every instance, and no others', async () => {
    const { here, there, signIn, connect } = live;
    const user = await createUser(here.db);
    const [phone, laptop] = [await signIn(user), await signIn(user)];
    const [near, far, kept] = await Promise.all([
      connect(here, phone.headers),
      connect(there, phone.headers),
      connect(there, laptop.headers),
    ]);
    await transaction(here.db, async (tx) => endSessions(tx, { sessionIds: [phone.sessionId] }));
    expect(await Promise.all([near.closed, far.closed])).toEqual([4401, 4401]);
    kept.send({ type: 'ping' });
    await eventually(() => expect(kept.messages).toEqual([{ type: 'pong' }]));
  });

  it('cuts off a browser that does not answer the close, within a second', async () => {
    const { here, signIn, connect } = live;
    const { headers, sessionId } = await signIn();
    const client = await connect(here, headers);
    client.socket.pause();
    endSessions(here.db, { sessionIds: [sessionId] });
    await clock.advance(closeMs - 1);
    expect(await here.countConnections()).toBe(1);
    await clock.advance(1);
    await eventually(async () => expect(await here.countConnections()).toBe(0));
    expect(closeMs).toBeLessThan(1000);
  });
});
