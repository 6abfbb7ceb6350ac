import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { push } from '#contract/push/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createUser } from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { type Send, wrong } from '../../testing/send.ts';
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

type Subscription = BodyInputOf<typeof push.subscribe>;
type QuietHours = BodyInputOf<typeof push.setQuietHours>['quietHours'];

const settingsOf = async (send: Send) => (await send(push.settings)).json();
const subscription = () => service.newBrowser('').subscription;
const subscribe = (send: Send, body: Subscription) => send(push.subscribe, { body });
const setQuietHours = (send: Send, quietHours: QuietHours) =>
  send(push.setQuietHours, { body: { quietHours } });
const night = { from: '22:00', until: '08:00', timeZone: 'America/New_York' };
const newMember = async () => app.as(await createUser(app.db));

describe(pushRoutes, () => {
  it.each(['unsubscribe', 'sendTest'] as const)('%s a device for its owner only', async (name) => {
    const people = await createPersonas(app);
    const statuses = await statusesOf(people.send, async (send) => {
      const { id } = (await subscribe(people.send.owner, subscription())).json();
      return send(push[name], { params: { id } });
    });
    expect(statuses).toEqual({ ...membersOnly(404), owner: 204 });
  });
});

describe('POST /api/push/subscriptions', () => {
  it.each<string>([
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
    wrong(7),
    wrong(null),
  ])('refuses %j, where no push may go', async (endpoint) => {
    const send = await newMember();
    const answer = await subscribe(send, { ...subscription(), endpoint });
    expect([answer.statusCode, answer.error().code]).toEqual([400, 'invalid']);
    expect((await settingsOf(send)).devices).toEqual([]);
  });

  it.each<Partial<Subscription['keys']>>([
    { p256dh: undefined, auth: undefined },
    { p256dh: '', auth: '' },
    { p256dh: 'B'.repeat(87) },
    { p256dh: 'A'.repeat(86) },
    { auth: 'A'.repeat(21) },
    { auth: 'not base64url!!!!!!!!!' },
    { auth: wrong(['A'.repeat(22)]) },
  ])('refuses the malformed keys %j', async (keys) => {
    const { endpoint, keys: proper } = subscription();
    const answer = await subscribe(await newMember(), { endpoint, keys: { ...proper, ...keys } });
    expect([answer.statusCode, answer.error().code]).toEqual([400, 'invalid']);
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
    expect([guess.statusCode, guess.error().code]).toEqual([409, 'conflict']);
    expect((await settingsOf(first)).devices).toHaveLength(1);
    expect((await subscribe(second, browser)).statusCode).toBe(201);
    expect((await settingsOf(first)).devices).toEqual([]);
    expect((await settingsOf(second)).devices).toHaveLength(1);
  });
});

describe('PUT /api/push/quiet-hours', () => {
  it.each<QuietHours>([
    { ...night, from: '24:00' },
    { ...night, from: '9:00' },
    { ...night, until: '22:00' },
    { ...night, timeZone: 'Mars/Olympus' },
    { ...night, timeZone: '+02:00' },
    { ...night, timeZone: "UTC'; DROP TABLE users" },
    wrong({ from: '22:00' }),
    wrong('always'),
  ])('refuses %j', async (hours) => {
    const send = await newMember();
    const answer = await setQuietHours(send, hours);
    expect([answer.statusCode, answer.error().code]).toEqual([400, 'invalid']);
    expect((await settingsOf(send)).quietHours).toBeNull();
  });

  it('keeps them for the member alone, until they are cleared', async () => {
    const [send, other] = [await newMember(), await newMember()];
    expect((await setQuietHours(send, night)).statusCode).toBe(204);
    expect((await setQuietHours(send, { ...night, until: '07:30' })).statusCode).toBe(204);
    expect((await settingsOf(send)).quietHours).toEqual({ ...night, until: '07:30' });
    expect((await settingsOf(other)).quietHours).toBeNull();
    expect((await setQuietHours(send, null)).statusCode).toBe(204);
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
