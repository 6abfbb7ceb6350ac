import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ServerMessage } from '#contract/live.ts';
import { eventually } from '../../testing/eventually.ts';
import { type LiveClient, marker } from '../../testing/live-client.ts';
import { type LiveInstance, startLiveInstances } from '../../testing/live-instances.ts';
import { publishTo, publishToWatchers } from './live-hub.ts';

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

describe('watchers of a work', () => {
  const work = { on: 'post', id: 'post_1' } as const;
  const comments: ServerMessage = { type: 'comments', work };
  const watch = (client: LiveClient, watched: unknown) =>
    client.send({ type: 'watch', work: watched });
  /** Resolves once the server has handled what the client sent before. */
  const handled = async (client: LiveClient) => {
    client.send({ type: 'ping' });
    await eventually(() => expect(client.messages).toContainEqual({ type: 'pong' }));
    client.messages.length = 0;
  };
  /** What arrived of a comment on the work, on each of the clients. */
  const published = async (clients: LiveClient[], ids: string[]) => {
    publishToWatchers(here.db, work, comments);
    const end = marker(String(Math.random()));
    publishTo(here.db, ids, end);
    await eventually(() => clients.forEach(({ messages }) => expect(messages).toContainEqual(end)));
    return clients.map(({ messages }) =>
      messages.splice(0).filter((each) => each.type === 'comments'),
    );
  };

  it('alone get its messages, on every instance, once', async () => {
    const members = await Promise.all([signIn(), signIn(), signIn(), signIn()]);
    const ids = members.map(({ userId }) => userId);
    const clients = await Promise.all(
      members.map(({ headers }, n) => connect(n % 2 ? there : here, headers)),
    );
    const [near, far, another, none] = clients;
    if (!near || !far || !another || !none) throw new Error('Not connected.');
    watch(near, work);
    watch(far, work);
    watch(another, { on: 'event', id: work.id });
    await Promise.all(clients.map(handled));
    expect(await published(clients, ids)).toEqual([[comments], [comments], [], []]);
    watch(near, null);
    watch(far, { on: 'post', id: 'post_2' });
    watch(another, work);
    await Promise.all(clients.map(handled));
    expect(await published(clients, ids)).toEqual([[], [], [comments], []]);
  });

  it.each([
    ['no work', undefined],
    ['another kind', { on: 'job', id: 'job_1' }],
    ['no id', { on: 'post', id: '' }],
    ['a long id', { on: 'post', id: 'x'.repeat(65) }],
    ['a list', [work]],
  ])('keep their work when a message names %s', async (_, watched) => {
    const { headers, userId } = await signIn();
    const client = await connect(there, headers);
    watch(client, work);
    watch(client, watched);
    await handled(client);
    expect(await published([client], [userId])).toEqual([[comments]]);
  });

  it('are dropped for a message larger than any that we read', async () => {
    const client = await connect(here, (await signIn()).headers);
    watch(client, { on: 'post', id: 'x'.repeat(5000) });
    expect(await client.closed).toBe(1009);
  });
});
