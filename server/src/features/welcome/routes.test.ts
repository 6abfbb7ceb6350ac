import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { popularStudies, welcome } from '#contract/welcome/contract.ts';
import { createUser } from '../../testing/factories.ts';
import { createPersonas } from '../../testing/personas.ts';
import { wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMember } from '../users/commands.ts';
import { welcomeRoutes } from './routes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

const school = 'Tisch School of the Arts';

beforeAll(async () => {
  app = await createTestApp();
  for (const major of ['Drama', 'Dance', 'Drama']) await createUser(app.db, { school, major });
  await createUser(app.db, { school, major: null });
  await createUser(app.db, {
    school,
    major: 'Suspended Studies',
    suspendedAt: '2026-01-01T00:00:00Z',
  });
  people = await createPersonas(app);
});
afterAll(() => app.close());

let count = 0;
async function signUp() {
  const email = `new.${++count}@nyu.edu`;
  const member = { email, firstName: 'Zoe', lastName: 'Marsh', passwordHash: null };
  const id = await createMember(app.db, member, []);
  const send = await app.as({ id: String(id) });
  const goTo = (step: BodyInputOf<typeof welcome.goTo>['step']) =>
    send(welcome.goTo, { body: { step } });
  const stored = async () => (await send(auth.user)).json().welcomeStep;
  return { goTo, stored };
}

describe(welcomeRoutes, () => {
  it.each([[undefined], ['home'], [1], ['']])('refuses the step %j', async (step) => {
    const { goTo, stored } = await signUp();
    expect((await goTo(wrong(step))).statusCode).toBe(400);
    expect(await stored()).toBe('studies');
  });

  it('begins with the studies and goes on where it was left', async () => {
    const { goTo, stored } = await signUp();
    expect(await stored()).toBe('studies');
    expect((await goTo('skills')).json().welcomeStep).toBe('skills');
    expect(await stored()).toBe('skills');
    await goTo('work');
    expect(await stored()).toBe('work');
    await goTo('studies');
    expect(await stored()).toBe('studies');
  });

  it('ends once and for all', async () => {
    const { goTo, stored } = await signUp();
    expect((await goTo(null)).json().welcomeStep).toBeNull();
    expect((await goTo('skills')).statusCode).toBe(409);
    expect((await goTo(null)).statusCode).toBe(200);
    expect(await stored()).toBeNull();
  });

  it('has ended for those who were here before', async () => {
    const send = await app.as(await createUser(app.db));
    expect((await send(auth.user)).json().welcomeStep).toBeNull();
  });

  it('counts what members study, the most frequent first', async () => {
    const answer = await people.send.member(welcome.studies);
    const studies = answer.json().filter((one) => one.school === school);
    expect(studies.slice(0, 2)).toEqual([
      { school, major: 'Drama', count: 2 },
      { school, major: 'Dance', count: 1 },
    ]);
    expect(studies.map(({ major }) => major)).not.toContain('Suspended Studies');
    expect(popularStudies.strict().safeParse(studies[0]).success).toBe(true);
  });
});
