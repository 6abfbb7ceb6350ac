import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '#server/testing/factories.ts';
import { createPersonas, statusesOf } from '#server/testing/personas.ts';
import { createTestApp, type Send, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let send: Send;
beforeAll(async () => {
  app = await createTestApp();
  send = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

const me = async () => (await send('GET', '/api/auth/user')).json();

describe('POST /api/privacy/profile-views', () => {
  const path = '/api/privacy/profile-views';

  it('answers members, and nobody else', async () => {
    const personas = await createPersonas(app);
    expect(await statusesOf(personas.send, 'POST', () => path, { hideProfileViews: true })).toEqual(
      { stranger: 401, member: 200, owner: 200, administrator: 200, suspended: 401 },
    );
  });

  it.each([[{}], [{ hideProfileViews: 'yes' }], [{ hideProfileViews: null }], [[]], ['x']])(
    'refuses %j and changes nothing',
    async (body) => {
      const answer = await send('POST', path, JSON.stringify(body), {
        'content-type': 'application/json',
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
      expect((await me()).hideProfileViews).toBe(false);
    },
  );

  it('hides and shows, and ignores other settings in the same body', async () => {
    const hidden = await send('POST', path, { hideProfileViews: true, emailDigest: false });
    expect([hidden.statusCode, hidden.json()]).toEqual([200, { hideProfileViews: true }]);
    expect(await me()).toMatchObject({ hideProfileViews: true, emailDigest: true });
    await send('POST', path, { hideProfileViews: false });
    expect((await me()).hideProfileViews).toBe(false);
  });
});

describe('POST /api/user/email-preferences', () => {
  const path = '/api/user/email-preferences';
  const all = {
    emailNotifications: true,
    emailJobMatches: true,
    emailConnectionRequests: true,
    emailJobApplications: true,
    emailProfileViews: true,
    emailComments: true,
    emailDigest: true,
  };

  it.each([
    [{}, 'Please name a setting to change.'],
    [{ isAdmin: true }, 'Please name a setting to change.'],
    [{ emailDigest: 'no' }, expect.any(String)],
    [{ emailJobMatches: false, emailDigest: 0 }, expect.any(String)],
  ])('refuses %j and changes nothing', async (body, message) => {
    const answer = await send('POST', path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', issues: [{ message }] });
    expect(await me()).toMatchObject({ ...all, isAdmin: false });
  });

  it.each(Object.keys(all))('changes %s alone', async (name) => {
    const off = await send('POST', path, { [name]: false, isAdmin: true, hideProfileViews: true });
    expect([off.statusCode, off.json()]).toEqual([200, { ...all, [name]: false }]);
    expect(await me()).toMatchObject({
      ...all,
      [name]: false,
      isAdmin: false,
      hideProfileViews: false,
    });
    expect((await send('POST', path, { [name]: true })).json()).toEqual(all);
  });

  it('keeps both of two changes at once', async () => {
    const names = Object.keys(all);
    await Promise.all(names.map((name) => send('POST', path, { [name]: false })));
    const saved = await me();
    expect(names.map((name) => saved[name])).toEqual(names.map(() => false));
  });
});
