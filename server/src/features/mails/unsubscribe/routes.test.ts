import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { type MailPreference, mailPreferences } from '#contract/mails/preferences.ts';
import { createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { users } from '../../users/tables.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = 'List-Unsubscribe=One-Click';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const addressOf = (userId: string, ...preferences: MailPreference[]) =>
  unsubscribeLink(app)({ userId, preferences }).replace('http://callboard.test', '');
const settingsOf = async (id: string) => {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  const names = Object.keys(row ?? {}).filter(
    (name) => name.startsWith('email') && name !== 'email',
  );
  return names.filter((name) => row?.[name as MailPreference] === false);
};

describe('a forged or altered link', () => {
  it.each(['GET', 'POST'] as const)('is refused with a sentence by %s', async (method) => {
    const member = await createUser(app.db);
    const address = addressOf(member.id, 'emailJobMatches');
    for (const url of [
      '/api/unsubscribe',
      '/api/unsubscribe?token=x',
      `/api/unsubscribe?token=${'x'.repeat(600)}`,
      `${address}x`,
      address.replace('.j.', '.njcavd.'),
      address.replace(member.id, (await createUser(app.db)).id),
    ]) {
      const answer = await app.call(method, url);
      expect([url, answer.statusCode]).toEqual([url, 400]);
    }
    expect((await app.call(method, `${address}x`)).body).toContain('This link is not valid');
    expect(await settingsOf(member.id)).toEqual([]);
  });
});

describe('GET /api/unsubscribe', () => {
  it('asks, and changes nothing: programs follow links before people do', async () => {
    const member = await createUser(app.db);
    const { statusCode, body, headers } = await app.call(
      'GET',
      addressOf(member.id, 'emailJobMatches', 'emailProfileViews'),
    );
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(body).toContain('Stop these mails?');
    expect(body).toContain('jobs that match your skills');
    expect(body).toContain('views of your profile');
    expect(body).not.toContain('connection requests');
    expect(body).not.toContain(member.email);
    expect(await settingsOf(member.id)).toEqual([]);
  });

  it('has forms that stop these mails, or all of them', async () => {
    const member = await createUser(app.db);
    const { body } = await app.call('GET', addressOf(member.id, 'emailJobMatches'));
    const [these = '', all = ''] = [...body.matchAll(/action="([^"]+)"/g)].map(([, url]) =>
      String(url).replace('http://callboard.test', ''),
    );
    await app.call('POST', these, '', form);
    expect(await settingsOf(member.id)).toEqual(['emailJobMatches']);
    await app.call('POST', all, '', form);
    expect(await settingsOf(member.id)).toHaveLength(Object.keys(mailPreferences).length);
  });

  it('says that they are already off', async () => {
    const member = await createUser(app.db, { emailJobMatches: false });
    const { body } = await app.call('GET', addressOf(member.id, 'emailJobMatches'));
    expect(body).toContain('These mails are already off');
  });
});

describe('POST /api/unsubscribe', () => {
  it('stops the mails of the link and no others, in one click of a mail program', async () => {
    const member = await createUser(app.db);
    const other = await createUser(app.db);
    const url = addressOf(member.id, 'emailJobMatches', 'emailDigest');
    const { statusCode, body } = await app.call('POST', url, oneClick, form);
    expect(statusCode).toBe(200);
    expect(body).toContain('These mails have stopped');
    expect(body).toContain('jobs that match your skills');
    expect(body).toContain('href="/settings"');
    expect(body).not.toContain(member.email);
    expect(await settingsOf(member.id)).toEqual(['emailJobMatches', 'emailDigest']);
    expect(await settingsOf(other.id)).toEqual([]);
  });

  it('says a second time that they are already off', async () => {
    const member = await createUser(app.db);
    const url = addressOf(member.id, 'emailJobMatches');
    await app.call('POST', url, oneClick, form);
    const again = await app.call('POST', url, oneClick, form);
    expect(again.statusCode).toBe(200);
    expect(again.body).toContain('These mails are already off');
  });

  it.each([
    ['another site', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
    ['a page that hides where it is', { origin: 'null' }],
  ])('is allowed from %s, which other changes are not', async (_, headers) => {
    const member = await createUser(app.db);
    const url = addressOf(member.id, 'emailJobMatches');
    const answer = await app.call('POST', url, oneClick, { ...form, ...headers });
    expect(answer.statusCode).toBe(200);
    expect(await settingsOf(member.id)).toEqual(['emailJobMatches']);
    expect((await app.call(auth.logOut, { headers })).statusCode).toBe(403);
  });

  it.each([
    ['a form with parts', `multipart/form-data; boundary=x`, '--x--'],
    ['no known kind', 'application/octet-stream', 'x'],
  ])('takes %s', async (_, type, body) => {
    const member = await createUser(app.db);
    const url = addressOf(member.id, 'emailDigest');
    const answer = await app.call('POST', url, body, { 'content-type': type });
    expect(answer.statusCode).toBe(200);
    expect(await settingsOf(member.id)).toEqual(['emailDigest']);
  });

  it('refuses a body that no mail program sends', async () => {
    const url = addressOf((await createUser(app.db)).id, 'emailDigest');
    expect((await app.call('POST', url, 'x'.repeat(5000), form)).statusCode).toBe(413);
  });

  it('acts on the member of the link, whoever is signed in', async () => {
    const member = await createUser(app.db);
    const reader = await createUser(app.db);
    const send = await app.as(reader);
    await send('POST', addressOf(member.id, 'emailDigest'), oneClick, form);
    expect(await settingsOf(member.id)).toEqual(['emailDigest']);
    expect(await settingsOf(reader.id)).toEqual([]);
  });

  it.each(['GET', 'POST'] as const)(
    'is polite about an account that is gone: %s',
    async (method) => {
      const member = await createUser(app.db);
      const url = addressOf(member.id, 'emailDigest');
      await app.db.delete(users).where(eq(users.id, member.id));
      const answer = await app.call(method, url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('no longer exists');
    },
  );
});
