import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberHeader } from '#contract/boot.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { serveServiceWorker } from './serve-service-worker.ts';

let app: TestApp;
let off: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  off = await createTestApp({ env: { SERVICE_WORKER: 'off' } });
});
afterAll(() => Promise.all([app.close(), off.close()]));

describe(serveServiceWorker, () => {
  it('is asked for anew at every visit, and answered to everybody', async () => {
    const { statusCode, headers, body } = await app.call('GET', '/sw.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toContain('text/javascript');
    expect(body).toContain('the worker of the test');
  });

  it('removes itself where SERVICE_WORKER is off, and pages do not install it', async () => {
    const { statusCode, headers, body } = await off.call('GET', '/sw.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete');
    const config = async (from: TestApp) => (await from.call('GET', '/auth')).body;
    expect(await config(app)).toContain('"serviceWorker":true');
    expect(await config(off)).toContain('"serviceWorker":false');
  });

  it('learns from every page who is signed in, but not from a link to set a new password', async () => {
    const user = await createUser(app.db);
    const send = await app.as(user);
    expect((await send('GET', '/')).headers[memberHeader]).toBe(user.id);
    expect((await app.call('GET', '/')).headers[memberHeader]).toBe('none');
    expect((await app.call('GET', '/auth')).headers[memberHeader]).toBe('none');
    const reset = await send('GET', '/auth?mode=reset&token=x');
    expect(reset.headers).not.toHaveProperty(memberHeader);
  });
});
