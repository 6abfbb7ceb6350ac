import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { push } from '#contract/push/contract.ts';
import { remoteConnection } from '../../platform/remote/remote-connection.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import {
  type PushBrowser,
  type PushService,
  startPushService,
} from '../../testing/push-service.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendPush } from './send-push.ts';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({ background: true, push: service.connection });
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

interface Device {
  id: string;
  send: Send;
  browser: PushBrowser;
}

async function createDevice(): Promise<Device> {
  const send = await app.as(await createUser(app.db));
  const browser = service.newBrowser((await send(push.settings)).json().publicKey);
  const answer = await send(push.subscribe, { body: browser.subscription });
  return { id: answer.json().id, send, browser };
}

const test = ({ id }: Device, connection = service.connection) =>
  sendPush(app, connection, { subscriptionId: id, test: true });
const isThere = async ({ send }: Device) => (await send(push.settings)).json().devices.length === 1;

describe(sendPush, () => {
  it('sends a test that the member asks for', async () => {
    const device = await createDevice();
    const answer = await device.send(push.sendTest, { params: { id: device.id } });
    expect(answer.statusCode).toBe(204);
    await eventually(() => expect(device.browser.received).toHaveLength(1));
    expect(device.browser.received[0]?.payload).toEqual({
      title: 'Callboard',
      message: 'Notifications reach this device.',
      link: '/settings',
      tag: 'test',
      count: 0,
    });
  });

  it.each([404, 410])('forgets a browser that the push service answers %i for', async (status) => {
    const device = await createDevice();
    device.browser.answer(status);
    await test(device);
    expect(await isThere(device)).toBe(false);
    await test(device);
  });

  it.each([429, 500, 503])('tries again after %i', async (status) => {
    const device = await createDevice();
    device.browser.answer(status);
    await expect(test(device)).rejects.toThrow(String(status));
    expect(await isThere(device)).toBe(true);
    device.browser.answer(201);
    await test(device);
    expect(device.browser.received).toHaveLength(1);
  });

  it('tries again where the push service cannot be reached', async () => {
    const device = await createDevice();
    await expect(test(device, { ...service.connection, port: 1 })).rejects.toThrow();
    expect(await isThere(device)).toBe(true);
  });

  it('follows no redirect, and drops a push that is refused', async () => {
    const device = await createDevice();
    const before = service.count();
    for (const status of [301, 400, 413]) {
      device.browser.answer(status);
      await test(device);
    }
    expect(service.count() - before).toBe(3);
    expect(await isThere(device)).toBe(true);
  });

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1'])(
    'sends nothing where the name of the push service leads to %s',
    async (address) => {
      const device = await createDevice();
      const before = service.count();
      await test(device, {
        ...service.connection,
        isAllowed: remoteConnection.isAllowed,
        resolve: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
      });
      expect(service.count()).toBe(before);
      expect(await isThere(device)).toBe(false);
    },
  );
});
