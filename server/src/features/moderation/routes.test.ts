import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connections as connectionRoutes } from '#contract/connections/contract.ts';
import { blockedMember, moderation } from '#contract/moderation/contract.ts';
import type { ReportTarget } from '#contract/moderation/forms.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import {
  createBlock,
  createConnection,
  createEndorsement,
  createEvent,
  createJob,
  createPortfolioItem,
  createPost,
  createUser,
} from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import { readPages } from '../../testing/read-pages.ts';
import { type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { connections } from '../connections/tables.ts';
import { endorsements } from '../endorsements/tables.ts';
import { moderationRoutes } from './routes.ts';
import { reports } from './tables.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const newUser = () => createUser(app.db);
const report = (
  targetType: ReportTarget,
  targetId: string,
  more: Partial<BodyInputOf<typeof moderation.report>> = {},
) =>
  people.send.member(moderation.report, {
    body: { targetType, targetId, reason: 'scam', ...more },
  });

describe(moderationRoutes, () => {
  it('blocks, lists and unblocks for members only', async () => {
    const userId = (await newUser()).id;
    const blocked = (send: Send) => send(moderation.block, { body: { userId } });
    expect(await statusesOf(people.send, blocked)).toEqual(membersOnly(204));
    const listed = (send: Send) => send(moderation.listBlocks);
    expect(await statusesOf(people.send, listed)).toEqual(membersOnly(200));
    const unblocked = (send: Send) => send(moderation.unblock, { params: { userId } });
    expect(await statusesOf(people.send, unblocked)).toEqual(membersOnly(204));
  });

  it('takes reports from members, but not of what is their own', async () => {
    const post = await createPost(app.db, { authorId: people.owner.id });
    const body = { targetType: 'post', targetId: post.id, reason: 'harassment' } as const;
    const statuses = await statusesOf(people.send, (send) => send(moderation.report, { body }));
    expect(statuses).toEqual({ ...membersOnly(201), owner: 403 });
  });
});

describe('POST /api/blocks', () => {
  const block = async (viewer: { id: string }, userId: string) =>
    (await app.as(viewer))(moderation.block, { body: { userId } });

  it('refuses oneself with a sentence, and nobody with 404', async () => {
    const self = await block(people.member, people.member.id);
    expect([self.statusCode, self.error().message]).toEqual([400, 'You cannot block yourself.']);
    for (const id of ['user_none', people.suspended.id])
      expect((await block(people.member, id)).statusCode).toBe(404);
    expect((await block(people.member, wrong(7))).statusCode).toBe(400);
  });

  it('answers 404 for one who blocks me: they are not there', async () => {
    const [me, blocker] = [await newUser(), await newUser()];
    await createBlock(app.db, blocker.id, me.id);
    expect((await block(me, blocker.id)).statusCode).toBe(404);
  });

  it('is the same twice, and at the same moment', async () => {
    const [me, other] = [await newUser(), await newUser()];
    const answers = await Promise.all([1, 2, 3].map(() => block(me, other.id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  });

  it.each(['accepted', 'pending'] as const)(
    'ends a connection that is %s, and its request',
    async (status) => {
      const [me, other] = [await newUser(), await newUser()];
      const asOther = await app.as(other);
      await asOther(connectionRoutes.request, { body: { addresseeId: me.id } });
      const asMe = await app.as(me);
      if (status === 'accepted')
        await asMe(connectionRoutes.request, { body: { addresseeId: other.id } });
      await block(me, other.id);
      const [row] = await app.db
        .select()
        .from(connections)
        .where(eq(connections.addresseeId, me.id));
      expect(row?.status).toBe('removed');
      await asMe(moderation.unblock, { params: { userId: other.id } });
      expect((await asMe(notifications.list)).json()).toEqual([]);
      const again = await asOther(connectionRoutes.request, { body: { addresseeId: me.id } });
      expect(again.statusCode).toBe(201);
    },
  );

  it('leaves a declined request declined', async () => {
    const [me, other] = [await newUser(), await newUser()];
    const { id } = await createConnection(app.db, other.id, me.id, { status: 'declined' });
    await block(me, other.id);
    const [row] = await app.db.select().from(connections).where(eq(connections.id, id));
    expect(row?.status).toBe('declined');
  });

  it('takes the endorsements between the two away, and no others', async () => {
    const [me, other, third] = [await newUser(), await newUser(), await newUser()];
    await createEndorsement(app.db, me.id, 'Acting', other.id);
    await createEndorsement(app.db, other.id, 'Acting', me.id);
    await createEndorsement(app.db, me.id, 'Acting', third.id);
    await block(me, other.id);
    const left = await app.db.select().from(endorsements).where(eq(endorsements.userId, me.id));
    expect(left.map(({ endorserId }) => endorserId)).toEqual([third.id]);
    expect(await app.db.$count(endorsements, eq(endorsements.userId, other.id))).toBe(0);
  });

  it('and a request at the same moment never leave the two connected', async () => {
    for (let round = 0; round < 10; round++) {
      const [me, other] = [await newUser(), await newUser()];
      const [asMe, asOther] = [await app.as(me), await app.as(other)];
      await asOther(connectionRoutes.request, { body: { addresseeId: me.id } });
      const answers = await Promise.all([
        asMe(connectionRoutes.request, { body: { addresseeId: other.id } }),
        asOther(moderation.block, { body: { userId: me.id } }),
      ]);
      expect(Math.max(...answers.map(({ statusCode }) => statusCode))).toBeLessThan(500);
      const [row] = await app.db
        .select()
        .from(connections)
        .where(eq(connections.addresseeId, me.id));
      expect(row?.status).toBe('removed');
    }
  });
});

describe('GET /api/blocks', () => {
  it('lists whom I block, not who blocks me, newest first, in pages', async () => {
    const me = await newUser();
    const blocked = [await newUser(), await newUser(), await newUser()];
    for (const { id } of blocked) await createBlock(app.db, me.id, id);
    await createBlock(app.db, (await newUser()).id, me.id);
    const pages = await readPages(await app.as(me), moderation.listBlocks, { query: { limit: 2 } });
    expect(pages.flat().map(({ id }) => id)).toEqual(blocked.map(({ id }) => id).toReversed());
    expect(blockedMember.strict().parse(pages[0]?.[0]).blockedAt).toMatch(/^\d{4}-/);
  });

  it('shows both again once the block is lifted', async () => {
    const [me, other] = [await newUser(), await newUser()];
    await createBlock(app.db, me.id, other.id);
    const send = await app.as(me);
    expect((await send(profiles.get, { params: { id: other.id } })).statusCode).toBe(404);
    await send(moderation.unblock, { params: { userId: other.id } });
    expect((await send(profiles.get, { params: { id: other.id } })).statusCode).toBe(200);
  });
});

describe('POST /api/reports', () => {
  it.each([
    ['an unknown kind', { targetType: wrong('course') }],
    ['no target', { targetId: '' }],
    ['an unknown reason', { reason: wrong('dislike') }],
    ['details of 2,001 letters', { details: 'x'.repeat(2001) }],
  ])('refuses %s', async (_, fields) => {
    const answer = await report('user', people.owner.id, fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\w/);
  });

  it.each(['user', 'post', 'job', 'event', 'portfolio'] as const)(
    'answers 404 for a %s that is not there',
    async (type) => {
      expect((await report(type, `${type}_none`)).statusCode).toBe(404);
    },
  );

  it('answers 404 for what the reporter may not see', async () => {
    const hidden = await newUser();
    await createBlock(app.db, hidden.id, people.member.id);
    const post = await createPost(app.db, { authorId: hidden.id });
    expect((await report('user', hidden.id)).statusCode).toBe(404);
    expect((await report('post', post.id)).statusCode).toBe(404);
  });

  it('keeps a copy of each kind as it stands, and the page it is on', async () => {
    const author = await createUser(app.db, {
      firstName: 'Rosa',
      bio: 'Send me money.',
      passwordHash: 'x',
    });
    const of = { authorId: author.id };
    const post = await createPost(app.db, { ...of, content: 'Send' });
    const job = await createJob(app.db, { ...of, title: 'Pay to act' });
    const event = await createEvent(app.db, { ...of, title: 'Raffle' });
    const item = await createPortfolioItem(app.db, { userId: author.id, title: 'Stolen' });
    const profile = `/profile/${author.id}`;
    for (const [type, { id }, snapshot, url] of [
      ['user', author, { bio: 'Send me money.' }, profile],
      ['post', post, { content: 'Send' }, `/posts/${post.id}`],
      ['job', job, { title: 'Pay to act' }, `/jobs/${job.id}`],
      ['event', event, { title: 'Raffle' }, `/events/${event.id}`],
      ['portfolio', item, { title: 'Stolen' }, `${profile}?item=${item.id}`],
    ] as const) {
      const answer = await report(type, id, { details: ' Look. ' });
      expect([type, answer.statusCode]).toEqual([type, 201]);
      const [row] = await app.db.select().from(reports).where(eq(reports.targetId, id));
      expect(row).toMatchObject({
        reporterId: people.member.id,
        targetType: type,
        reason: 'scam',
        details: 'Look.',
        status: 'open',
        context: { url, snapshot },
      });
      expect(JSON.stringify(row?.context)).not.toMatch(/password|search/i);
      expect(JSON.stringify(row?.context)).toContain('Rosa');
    }
  });

  it('keeps one open report of a thing for each member, with the newest words', async () => {
    const { id } = await createPost(app.db);
    await Promise.all([report('post', id), report('post', id)]);
    await report('post', id, { reason: 'other', details: 'It got worse.' });
    const open = await app.db.select().from(reports).where(eq(reports.targetId, id));
    expect(open).toMatchObject([{ reason: 'other', details: 'It got worse.' }]);
    await app.db.update(reports).set({ status: 'resolved' }).where(eq(reports.targetId, id));
    await report('post', id);
    expect(await app.db.$count(reports, eq(reports.targetId, id))).toBe(2);
  });
});
