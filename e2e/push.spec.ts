import { type CDPSession, expect } from '@playwright/test';
import type { PushPayload } from '#contract/push/payload.ts';
import { launchOptions } from '#scripts/browser/launch-options.ts';
import { openOfflineReady } from './support/open-offline-ready.ts';
import { product } from './support/product.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

test.use({ launchOptions: await launchOptions({ windows: true }) });

/** How the service worker ended with the next push. */
function pushHandled(devtools: CDPSession): Promise<string | undefined> {
  return new Promise((resolve) => {
    devtools.on('BackgroundService.backgroundServiceEventReceived', (event) => {
      const { eventName, eventMetadata } = event.backgroundServiceEvent;
      if (eventName !== 'Push event completed') return;
      resolve(eventMetadata.find(({ key }) => key === 'Status')?.value);
    });
  });
}

test('a push shows one notification, a later one replaces it, and it is closed when read elsewhere', async ({
  browser,
}) => {
  const { product: program } = await (await browser.newBrowserCDPSession()).send(
    'Browser.getVersion',
  );
  test.skip(program.startsWith('HeadlessChrome'), 'This browser shows no notifications.');
  const page = await openOfflineReady(browser, demo.alumna);
  await page.context().grantPermissions(['notifications']);
  await expect.poll(() => page.evaluate(() => Notification.permission)).toBe('granted');
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const service = 'pushMessaging';
  await devtools.send('BackgroundService.startObserving', { service });
  await devtools.send('BackgroundService.setRecording', { service, shouldRecord: true });
  const push = async (payload: PushPayload) => {
    const handled = pushHandled(devtools);
    const data = JSON.stringify(payload);
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: product.url,
      registrationId,
      data,
    });
    expect(await handled).toBe('Success');
  };
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });

  const like = { title: 'New like', link: '/posts/post_1', tag: 'note_1', count: 1 };
  await push({ ...like, message: 'Ana Ruiz likes your post.' });
  await expect.poll(shown).toEqual(['New like: Ana Ruiz likes your post.']);
  await push({ ...like, message: 'Ana Ruiz and Ben Oh like your post.' });
  await expect.poll(shown).toEqual(['New like: Ana Ruiz and Ben Oh like your post.']);
  await push({ close: 'note_1', count: 0 });
  await expect.poll(shown).toEqual([]);
});
