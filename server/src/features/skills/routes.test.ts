import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/skills/trending', () => {
  it('counts the skills of members who are not suspended, most first, and shares the count for a minute', async () => {
    const people = await createPersonas(app);
    for (const skills of [['Mime', 'Acting'], ['Acting'], ['Mime', 'Acting', 'Dance']])
      await createUser(app.db, { skills });
    await createUser(app.db, { skills: ['Dance'], suspendedAt: '2026-01-01T00:00:00Z' });
    const url = '/api/skills/trending?limit=2';
    expect(Object.values(await statusesOf(people.send, 'GET', () => url))).toEqual([
      401, 200, 200, 200, 401,
    ]);
    const expected = [
      { skill: 'Acting', count: 3 },
      { skill: 'Mime', count: 2 },
    ];
    expect((await people.send.member('GET', url)).json()).toEqual(expected);
    await createUser(app.db, { skills: ['Mime'] });
    expect((await people.send.member('GET', url)).json()).toEqual(expected);
    expect((await people.send.member('GET', '/api/skills/trending?limit=0')).statusCode).toBe(400);
  });
});
