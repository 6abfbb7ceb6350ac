import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contract/route.ts';
import { savedSearch, savedSearches } from '#contract/saved-searches/contract.ts';
import { createUser } from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import { type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Search = BodyInputOf<typeof savedSearches.create>;

const newMember = async (): Promise<Send> => app.as(await createUser(app.db));
const save = async (send: Send, body: Search) =>
  savedSearch.strict().parse((await send(savedSearches.create, { body })).json());

describe('the routes of saved searches', () => {
  it('are for members, and each search for its owner alone', async () => {
    const people = await createPersonas(app);
    const own = async () => ({ id: (await save(people.send.owner, { q: 'gaffer' })).id });
    expect(await statusesOf(people.send, (send) => send(savedSearches.list))).toEqual(
      membersOnly(200),
    );
    const saved = await statusesOf(people.send, (send) =>
      send(savedSearches.create, { body: { q: 'grip' } }),
    );
    expect(saved).toEqual(membersOnly(201));
    const changed = await statusesOf(people.send, async (send) =>
      send(savedSearches.update, { params: await own(), body: { delivery: 'none' } }),
    );
    expect(changed).toEqual({ ...membersOnly(404), owner: 200 });
    const removed = await statusesOf(people.send, async (send) =>
      send(savedSearches.remove, { params: await own() }),
    );
    expect(removed).toEqual({ ...membersOnly(404), owner: 204 });
  });
});

describe('POST /api/saved-searches', () => {
  it.each<[string, Search]>([
    ['nothing to search for', {}],
    ['a single letter', { q: 'x' }],
    ['no word at all', { q: '½½' }],
    ['an unknown delivery', { q: 'gaffer', delivery: wrong('pigeon') }],
    ['an unknown type', { type: wrong('serfdom') }],
    ['25 skills', { skills: Array.from({ length: 25 }, (_, n) => `Skill ${n}`) }],
  ])('refuses %s', async (_, body) => {
    const send = await newMember();
    const answer = await send(savedSearches.create, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\.$/);
    expect((await send(savedSearches.list)).json()).toEqual([]);
  });

  it.each(["o'b", '!gaffer:*', '"two words" -three or four', '-excluded', `${'ж'.repeat(200)}`])(
    'takes %s for words and nothing else',
    async (q) => {
      expect((await save(await newMember(), { q })).q).toBe(q);
    },
  );

  it('keeps what is searched for, newest first, in the bell by default', async () => {
    const send = await newMember();
    const first = await save(send, { q: ' gaffer ', payment: 'paid', skills: ['Lighting'] });
    expect(first).toMatchObject({ q: 'gaffer', payment: 'paid', type: null, delivery: 'bell' });
    const second = await save(send, { type: wrong('full_time'), delivery: 'weekly' });
    expect((await send(savedSearches.list)).json()).toEqual([second, first]);
  });

  it('returns the first where the same is saved twice, also at once', async () => {
    const send = await newMember();
    const body = { q: 'Gaffer  night', skills: ['A', 'B'] };
    const same = { q: 'gaffer night', skills: ['B', 'A'], delivery: 'daily' as const };
    const saved = await Promise.all([save(send, body), save(send, same), save(send, body)]);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });

  it('keeps twenty at most', async () => {
    const send = await newMember();
    for (let n = 0; n < 20; n++) await save(send, { q: `word${n}` });
    const refused = await send(savedSearches.create, { body: { q: 'one more' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.error().message).toContain('20 searches');
    expect((await save(send, { q: 'word3' })).q).toBe('word3');
  });
});

describe('PATCH /api/saved-searches/:id', () => {
  it('changes how one is told', async () => {
    const send = await newMember();
    const { id } = await save(send, { q: 'gaffer' });
    const params = { id };
    const change = (delivery: BodyInputOf<typeof savedSearches.update>['delivery']) =>
      send(savedSearches.update, { params, body: { delivery } });
    expect((await change(wrong('never'))).statusCode).toBe(400);
    expect((await change('daily')).json()).toMatchObject({ id, delivery: 'daily' });
    expect((await send(savedSearches.remove, { params })).statusCode).toBe(204);
    expect((await send(savedSearches.remove, { params })).statusCode).toBe(404);
  });
});
