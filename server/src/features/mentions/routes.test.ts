import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comments } from '#contract/comments/contract.ts';
import { commentSubjects } from '#contract/comments/subjects.ts';
import type { QueryInputOf } from '#contract/route.ts';
import {
  createBlock,
  createConnection,
  createEvent,
  createPortfolioItem,
  createPost,
  createUser,
} from '../../testing/factories.ts';
import { type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let me: { id: string };
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
  me = await createUser(app.db, { firstName: 'Mira', lastName: 'Ownname' });
  send = await app.as(me);
});
afterAll(() => app.close());

const named = (firstName: string, lastName: string, more = {}) =>
  createUser(app.db, { firstName, lastName, ...more });

type Query = QueryInputOf<typeof comments.mentionable>;

const ask = (query: Query) => send(comments.mentionable, { query });
const find = async (q: string, work: Omit<Query, 'q'> = {}) => {
  const answer = await ask({ q, ...work });
  expect(answer.statusCode).toBe(200);
  return answer.json().map(({ firstName, lastName }) => `${firstName} ${lastName}`);
};

describe('GET /api/mentions', () => {
  it.each<[string, Query]>([
    ['a kind without an id', { on: 'post' }],
    ['an id without a kind', { onId: 'post_1' }],
    ['an unknown kind', { on: wrong('job'), onId: 'job_1' }],
    ['a null character', { q: '\u0000a' }],
    ['a query of 101 letters', { q: 'x'.repeat(101) }],
  ])('refuses %s', async (_, query) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\w/);
  });

  it.each(['!!!', "'", '\\', "a'b\\:*", '\u0308', '\u0149', '\u{1F600}'])(
    'answers %s with a list',
    async (q) => {
      expect((await ask({ q })).statusCode).toBe(200);
    },
  );

  it('answers 404 for a work that is not there or may not be seen', async () => {
    const hidden = await createUser(app.db);
    await createBlock(app.db, hidden.id, me.id);
    const { id } = await createPost(app.db, { authorId: hidden.id });
    for (const [on, onId] of [
      ['post', 'post_none'],
      ['portfolio', 'item_none'],
      ['event', 'event_none'],
      ['post', id],
    ] as const)
      expect((await ask({ on, onId })).statusCode).toBe(404);
  });

  it('finds by the beginning of either name, without accents and case', async () => {
    await named('Zoë', 'Quartz');
    await named('Quarles', 'Adler');
    await named('Ines', "O'Quark");
    expect(await find('quar')).toEqual(['Quarles Adler', "Ines O'Quark", 'Zoë Quartz']);
    expect(await find('ZOE')).toEqual(['Zoë Quartz']);
    expect(await find('zoe qu')).toEqual(['Zoë Quartz']);
    expect(await find('artz')).toEqual([]);
  });

  it('has connections first, then names in their order, eight at most, and never oneself', async () => {
    for (const letter of 'abcdefgh') await named(`Vex${letter}`, 'Many');
    const friend = await named('Vexz', 'Many');
    await createConnection(app.db, friend.id, me.id);
    const asked = await named('Vexy', 'Many');
    await createConnection(app.db, me.id, asked.id, { status: 'pending' });
    const first = ['Vexz Many', ...Array.from('abcdefg', (letter) => `Vex${letter} Many`)];
    expect(await find('vex')).toEqual(first);
    expect(await find('many')).toEqual(first);
    expect((await find(''))[0]).toBe('Vexz Many');
    expect(await find('')).toHaveLength(8);
    expect(await find('ownname')).toEqual([]);
  });

  it('shows nobody who is suspended, leaving, or on the other side of a block', async () => {
    await named('Wanda', 'Gone', { suspendedAt: '2026-01-01T00:00:00Z' });
    await named('Wanda', 'Leaving', { deletionDueAt: '2099-01-01T00:00:00Z' });
    const blocked = await named('Wanda', 'Blocked');
    const blocker = await named('Wanda', 'Blocker');
    await createBlock(app.db, me.id, blocked.id);
    await createBlock(app.db, blocker.id, me.id);
    await createConnection(app.db, me.id, blocked.id);
    await named('Wanda', 'Here');
    expect(await find('wanda')).toEqual(['Wanda Here']);
  });

  it('of a work shows only who may see it', async () => {
    const owner = await createUser(app.db);
    const of = { authorId: owner.id };
    const works = {
      post: await createPost(app.db, of),
      portfolio: await createPortfolioItem(app.db, { userId: owner.id }),
      event: await createEvent(app.db, of),
    };
    const unseen = await named('Yara', 'Blocked');
    await createBlock(app.db, owner.id, unseen.id);
    await createBlock(app.db, (await named('Yara', 'Blocker')).id, owner.id);
    await named('Yara', 'Seen');
    expect(await find('yara')).toEqual(['Yara Blocked', 'Yara Blocker', 'Yara Seen']);
    for (const on of commentSubjects)
      expect(await find('yara', { on, onId: works[on].id })).toEqual(['Yara Seen']);
  });
});
