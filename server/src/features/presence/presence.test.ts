import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { startLiveInstances } from '../../testing/live-instances.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { presenceMs, recordPresence } from './commands.ts';

const clock = manualClock();
let live: Awaited<ReturnType<typeof startLiveInstances>>;
beforeAll(async () => {
  live = await startLiveInstances(clock);
});
afterAll(() => live.close());

interface Seen {
  page: string;
  onlineSince: number;
  seenAt: number;
}

async function presenceOf(userId: string): Promise<Seen | undefined> {
  const { rows } = await live.here.db.$client.query<Seen>(
    `SELECT page, (extract(epoch FROM online_since) * 1000)::float8 AS "onlineSince",
      (extract(epoch FROM seen_at) * 1000)::float8 AS "seenAt" FROM presences WHERE user_id = $1`,
    [userId],
  );
  return rows[0];
}

describe('the page that a browser says it shows', () => {
  it('is written down without its ids, and at most once a minute on one instance', async () => {
    const { userId, headers } = await live.signIn();
    // A new socket for each: without a heartbeat answered, the clock would close an old one.
    const show = async (page: string) => {
      const client = await live.connect(live.here, headers);
      client.send({ type: 'page', page });
      client.send({ type: 'ping' });
      await eventually(() => expect(client.messages).toContainEqual({ type: 'pong' }));
    };
    await show('/profile/user_1');
    const first = { page: '/profile/:userId', onlineSince: clock.now(), seenAt: clock.now() };
    await eventually(async () => expect(await presenceOf(userId)).toEqual(first));
    await clock.advance(presenceMs - 1);
    await show('/jobs');
    expect(await presenceOf(userId)).toEqual(first);
    await clock.advance(1);
    await show('/jobs');
    const next = { page: '/jobs', onlineSince: first.onlineSince, seenAt: clock.now() };
    await eventually(async () => expect(await presenceOf(userId)).toEqual(next));
  });

  it('is written once a minute across instances', async () => {
    const { id } = await createUser(live.here.db);
    const start = clock.now();
    await recordPresence(live.here.db, id, '/', start);
    await recordPresence(live.there.db, id, '/jobs', start + presenceMs - 1);
    expect(await presenceOf(id)).toMatchObject({ page: '/', seenAt: start });
    await recordPresence(live.there.db, id, '/jobs', start + presenceMs);
    expect(await presenceOf(id)).toMatchObject({ page: '/jobs', onlineSince: start });
  });

  it('begins a new visit after a break of five minutes', async () => {
    const { id } = await createUser(live.here.db);
    const start = clock.now();
    const minutes = (count: number) => start + count * 60_000;
    await recordPresence(live.here.db, id, '/', start);
    await recordPresence(live.here.db, id, '/', minutes(5));
    expect(await presenceOf(id)).toMatchObject({ onlineSince: start, seenAt: minutes(5) });
    await recordPresence(live.here.db, id, '/', minutes(11));
    expect(await presenceOf(id)).toMatchObject({ onlineSince: minutes(11) });
  });

  it('of a member who is gone is nothing', async () => {
    await recordPresence(live.here.db, 'user_gone', '/', clock.now());
    expect(await presenceOf('user_gone')).toBeUndefined();
  });
});
