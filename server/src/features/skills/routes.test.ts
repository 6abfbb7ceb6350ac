import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { skills as skillRoutes } from '#contract/skills/contract.ts';
import { createUser } from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/skills/trending', () => {
  it('counts the skills of members who are not suspended, most first, and shares the count for a minute', async () => {
    const people = await createPersonas(app);
    for (const skills of [
      ['Mime', 'Acting'],
      ['Mime', 'Acting'],
      ['Acting'],
      ['Mime', 'Acting', 'Dance'],
    ])
      await createUser(app.db, { skills });
    await createUser(app.db, { skills: ['Dance'], suspendedAt: '2026-01-01T00:00:00Z' });
    const trending = (send: Send, limit = 2) => send(skillRoutes.trending, { query: { limit } });
    expect(await statusesOf(people.send, trending)).toEqual(membersOnly(200));
    const expected = [
      { skill: 'Acting', count: 4 },
      { skill: 'Mime', count: 3 },
    ];
    expect((await trending(people.send.member)).json()).toEqual(expected);
    await createUser(app.db, { skills: ['Mime'] });
    expect((await trending(people.send.member)).json()).toEqual(expected);
    expect((await trending(people.send.member, 0)).statusCode).toBe(400);
  });
});

describe('GET /api/skills/popular', () => {
  const popular = async (query: QueryInputOf<typeof skillRoutes.popular>) => {
    const send = await app.as(await createUser(app.db));
    return send(skillRoutes.popular, { query });
  };

  it('begins with what members of the major have, of the catalogue, and fills with the catalogue', async () => {
    const major = 'Screen Scoring';
    for (const skills of [
      ['Composing', 'Arranging'],
      ['Composing', 'A word of my own'],
    ])
      await createUser(app.db, { major, skills });
    await createUser(app.db, { major, skills: ['Ballet'], suspendedAt: '2026-01-01T00:00:00Z' });
    const answer = await popular({ major, limit: 5 });
    expect(answer.json()).toEqual(['Composing', 'Arranging', ...creationSkills.slice(0, 3)]);
  });

  it.each([{}, { major: '' }, { major: 'Nothing' }])(
    'offers the catalogue for %j',
    async (query) => {
      expect((await popular(query)).json()).toEqual(creationSkills.slice(0, 12));
    },
  );

  it.each([{ limit: 0 }, { limit: 51 }, { major: 'x'.repeat(101) }])(
    'refuses %j',
    async (query) => {
      expect((await popular(query)).statusCode).toBe(400);
    },
  );
});
