import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { type PushDevice, type PushSettings, push } from '#contract/push/contract.ts';
import { createUser } from '../../testing/factories.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pushRoutes } from './routes.ts';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({ push: service.connection });
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

const settingsOf = async (send: Send): Promise<PushSettings> => (await send(push.settings)).json();
const subscription = () => service.newBrowser('').subscription;
const subscribe = (send: Send, body: unknown) => send(push.subscribe, { body });
const quietHours = (send: Send, hours: unknown) =>
  send(push.setQuietHours, { body: { quietHours: hours } });
const night = { from: '22:00', until: '08:00', timeZone: 'America/New_York' };
const newMember = async () => app.as(await createUser(app.db));

describe(pushRoutes, () => {
  it.each([
    ['DELETE', '', [401, 404, 204, 404, 401]],
    ['POST', '/test', [401, 404, 204, 404, 401]],
  ] as const)('answers %s of a device%s to its owner only', async (method, suffix, expected) => {
    const people = await createPersonas(app);
    const url = async () => {
      const device = (await subscribe(people.send.owner, subscription())).json() as PushDevice;
      return `/api/push/subscriptions/${device.id}${suffix}`;
    };
    expect(Object.values(await statusesOf(people.send, method, url))).toEqual(expected);
  });
});

describe('POST /api/push/subscriptions', () => {
  it.each([
    'http://push.example.com/send/1',
    'https://127.0.0.1/send/1',
    'https://10.0.0.7/send/1',
    'https://169.254.169.254/latest',
    'https://[::1]/send/1',
    'https://[::ffff:127.0.0.1]/send/1',
    'https://localhost/send/1',
    'https://metadata.google.internal/send/1',
    'https://printer.local/send/1',
    'https://push.example.com:8443/send/1',
    'https://user:secret@push.example.com/send/1',
    'https://push.example.com/é',
    'https://',
    'javascript:alert(1)',
    `https://push.example.com/${'a'.repeat(1000)}`,
    '',
    7,
    null,
  ])('refuses %j, where no push may go', async (endpoint) => {
    const send = await newMember();
    const answer = await subscribe(send, { ...subscription(), endpoint });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    expect((await settingsOf(send)).devices).toEqual([]);
  });

  it.each([
    {},
    { p256dh: '', auth: '' },
    { p256dh: 'B'.repeat(87) },
    { p256dh: 'A'.repeat(86) },
    { auth: 'A'.repeat(21) },
    { auth: 'not base64url!!!!!!!!!' },
    { auth: ['A'.repeat(22)] },
  ])('refuses the malformed keys %j', async (keys) => {
    const { endpoint, keys: proper } = subscription();
    const given = Object.keys(keys).length > 0 ? { ...proper, ...keys } : {};
    const answer = await subscribe(await newMember(), { endpoint, keys: given });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  });

  it('shows the device to its member alone, and marks the one that asks', async () => {
    const user = await createUser(app.db);
    const [phone, laptop, stranger] = [await app.as(user), await app.as(user), await newMember()];
    const answer = await subscribe(phone, subscription());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ isCurrent: true, lastSuccessAt: null });
    expect(answer.body).not.toContain('push.example.com');
    expect((await settingsOf(laptop)).devices).toMatchObject([{ isCurrent: false }]);
    expect((await settingsOf(stranger)).devices).toEqual([]);
  });

  it('is one device a browser, however often it subscribes', async () => {
    const send = await newMember();
    const first = subscription();
    const ids = new Set<string>();
    for (const body of [first, first]) ids.add((await subscribe(send, body)).json().id);
    expect(ids.size).toBe(1);
    await subscribe(send, subscription());
    expect((await settingsOf(send)).devices).toHaveLength(1);
  });

  it('ends with the session', async () => {
    const user = await createUser(app.db);
    const [phone, laptop] = [await app.as(user), await app.as(user)];
    await subscribe(phone, subscription());
    await phone(auth.logOut);
    expect((await settingsOf(laptop)).devices).toEqual([]);
  });

  it('takes a browser over from another member only with the keys of the browser', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const browser = subscription();
    await subscribe(first, browser);
    const guess = await subscribe(second, { ...browser, keys: subscription().keys });
    expect([guess.statusCode, guess.json().code]).toEqual([409, 'conflict']);
    expect((await settingsOf(first)).devices).toHaveLength(1);
    expect((await subscribe(second, browser)).statusCode).toBe(201);
    expect((await settingsOf(first)).devices).toEqual([]);
    expect((await settingsOf(second)).devices).toHaveLength(1);
  });
});

describe('PUT /api/push/quiet-hours', () => {
  it.each([
    { ...night, from: '24:00' },
    { ...night, from: '9:00' },
    { ...night, until: '22:00' },
    { ...night, timeZone: 'Mars/Olympus' },
    { ...night, timeZone: '+02:00' },
    { ...night, timeZone: "UTC'; DROP TABLE users" },
    { from: '22:00' },
    'always',
  ])('refuses %j', async (hours) => {
    const send = await newMember();
    const answer = await quietHours(send, hours);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    expect((await settingsOf(send)).quietHours).toBeNull();
  });

  it('keeps them for the member alone, until they are cleared', async () => {
    const [send, other] = [await newMember(), await newMember()];
    expect((await quietHours(send, night)).statusCode).toBe(204);
    expect((await quietHours(send, { ...night, until: '07:30' })).statusCode).toBe(204);
    expect((await settingsOf(send)).quietHours).toEqual({ ...night, until: '07:30' });
    expect((await settingsOf(other)).quietHours).toBeNull();
    expect((await quietHours(send, null)).statusCode).toBe(204);
    expect((await settingsOf(send)).quietHours).toBeNull();
  });
});

describe('the keys of the server', () => {
  it('are the same for instances that start at the same moment, and the private one stays here', async () => {
    const other = await createTestApp({ databaseUrl: app.databaseUrl });
    const user = await createUser(app.db);
    await app.db.$client.query('DELETE FROM push_keys');
    const answers = await Promise.all(
      [app, other, app, other].map(async (one) => (await one.as(user))(push.settings)),
    );
    expect(new Set(answers.map((answer) => answer.json().publicKey)).size).toBe(1);
    const { rows } = await app.db.$client.query('SELECT private_key FROM push_keys');
    expect(rows).toHaveLength(1);
    expect(answers[0]?.body).not.toContain(rows[0].private_key);
    await other.close();
  });
});
