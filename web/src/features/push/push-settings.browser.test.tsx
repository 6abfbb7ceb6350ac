import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type PushDevice, push, type PushSettings as Settings } from '#contract/push/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { siteConfig } from '#web/lib/session/boot.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakePush } from '#web/testing/fake-push.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { PushSettings } from './push-settings.tsx';

const laptop: PushDevice = {
  id: 'push_1',
  device: 'Firefox on Mac',
  createdAt: '2026-01-05T12:00:00.000Z',
  lastSuccessAt: null,
  isCurrent: true,
};
const phone: PushDevice = {
  ...laptop,
  id: 'push_2',
  device: 'Chrome on Android',
  lastSuccessAt: '2026-01-06T12:00:00.000Z',
  isCurrent: false,
};
const night = { from: '22:00', until: '08:00', timeZone: 'America/New_York' };
const nothing: Settings = { publicKey: 'BKey', devices: [], quietHours: null };

const onOff = page.getByRole('switch', { name: /Notifications in this browser/ });
const quiet = page.getByRole('switch', { name: /Quiet hours/ });
const row = (device: string) => page.getByRole('listitem').filter({ hasText: device });
const toast = (text: string) => page.getByText(text, { exact: true });

afterEach(() => {
  siteConfig.serviceWorker = false;
});

describe('PushSettings', () => {
  it('asks the browser only after the member has turned it on', async () => {
    const browser = fakePush();
    fakeApi.respond(push.settings, nothing);
    fakeApi.respond(push.subscribe, laptop);
    await renderInApp(<PushSettings />);
    await expect.element(onOff).not.toBeChecked();
    expect(browser.requestPermission).not.toHaveBeenCalled();
    fakeApi.respond(push.settings, { ...nothing, devices: [laptop] });
    await onOff.click();
    await expect.element(onOff).toBeChecked();
    expect(browser.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'BKey',
    });
    await expect
      .poll(() => fakeApi.requests(push.subscribe))
      .toMatchObject([{ body: { endpoint: 'https://push.example.com/send/1' } }]);
    await expect.element(row('Firefox on Mac')).toMatchTextContent(/This device/);
  });

  it('says how to allow what the browser blocks, and sends nothing', async () => {
    const browser = fakePush('denied');
    fakeApi.respond(push.settings, nothing);
    await renderInApp(<PushSettings />);
    await onOff.click();
    await expect
      .element(page.getByText('Your browser blocks notifications of Callboard'))
      .toBeVisible();
    expect(browser.subscribe).not.toHaveBeenCalled();
    expect(fakeApi.requests(push.subscribe)).toEqual([]);
  });

  it('stays off where the question was closed unanswered', async () => {
    const browser = fakePush('default');
    fakeApi.respond(push.settings, nothing);
    await renderInApp(<PushSettings />);
    await onOff.click();
    await expect.poll(() => browser.requestPermission.mock.calls.length).toBe(1);
    await expect.element(onOff).not.toBeChecked();
  });

  it('says that it is still off where the push service cannot be reached', async () => {
    const browser = fakePush();
    browser.subscribe.mockRejectedValue(new DOMException('push service error', 'AbortError'));
    fakeApi.respond(push.settings, nothing);
    await renderInApp(<PushSettings />);
    await onOff.click();
    await expect.element(toast('Notifications are still off')).toBeVisible();
    await expect.element(onOff).not.toBeChecked();
  });

  it('subscribes anew where the browser has one for another key', async () => {
    const browser = fakePush();
    await browser.subscribe();
    browser.subscribe.mockRejectedValueOnce(new DOMException('other key', 'InvalidStateError'));
    fakeApi.respond(push.settings, nothing);
    fakeApi.respond(push.subscribe, laptop);
    await renderInApp(<PushSettings />);
    await onOff.click();
    await expect.poll(() => fakeApi.requests(push.subscribe).length).toBe(1);
    expect(browser.unsubscribe).toHaveBeenCalledOnce();
  });

  it('says so in a browser that cannot, or that must be installed first', async () => {
    fakeApi.respond(push.settings, nothing);
    const first = await renderInApp(<PushSettings />);
    await expect.element(page.getByText(/This browser cannot show notifications/)).toBeVisible();
    await first.unmount();
    fakePush();
    Reflect.deleteProperty(window, 'PushManager');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/605.1');
    await renderInApp(<PushSettings />);
    await expect.element(page.getByText('Add Callboard to your Home Screen first')).toBeVisible();
  });

  it('turns off this browser, and puts it back where that failed', async () => {
    const browser = fakePush();
    await browser.subscribe();
    fakeApi.respond(push.settings, { ...nothing, devices: [laptop] });
    fakeApi.fail(push.unsubscribe, 'internal');
    await renderInApp(<PushSettings />);
    await onOff.click();
    await expect.element(toast('Notifications are still on')).toBeVisible();
    await expect.element(onOff).toBeChecked();
    expect(browser.unsubscribe).not.toHaveBeenCalled();
    fakeApi.respond(push.unsubscribe);
    fakeApi.respond(push.settings, nothing);
    await onOff.click();
    await expect.element(onOff).not.toBeChecked();
    await expect.poll(() => browser.unsubscribe.mock.calls.length).toBe(1);
  });

  it('lists every device, sends it a test and turns another one off', async () => {
    const browser = fakePush();
    fakeApi.respond(push.settings, { ...nothing, devices: [laptop, phone] });
    fakeApi.respond(push.sendTest);
    fakeApi.respond(push.unsubscribe);
    await renderInApp(<PushSettings />);
    await expect.element(row('Chrome on Android')).toMatchTextContent(/Last reached/);
    await page.getByRole('button', { name: 'Send a test to Chrome on Android' }).click();
    await expect.element(toast('A test is on its way to Chrome on Android')).toBeVisible();
    await expect
      .poll(() => fakeApi.requests(push.sendTest))
      .toMatchObject([{ params: { id: 'push_2' } }]);
    fakeApi.respond(push.settings, { ...nothing, devices: [laptop] });
    await page.getByRole('button', { name: 'Turn off notifications of Chrome on Android' }).click();
    await expect.element(row('Chrome on Android')).not.toBeInTheDocument();
    expect(browser.unsubscribe).not.toHaveBeenCalled();
  });

  it('sets quiet hours by the clock of the browser, changes and clears them', async () => {
    fakePush();
    const settings = { ...nothing, devices: [laptop] };
    fakeApi.respond(push.settings, settings);
    fakeApi.respond(push.setQuietHours);
    await renderInApp(<PushSettings />);
    await expect.element(quiet).not.toBeChecked();
    fakeApi.respond(push.settings, { ...settings, quietHours: night });
    await quiet.click();
    await expect.element(page.getByText('By the clock of New York')).toBeVisible();
    await page.getByLabelText('Until').fill('22:00');
    await page.getByRole('button', { name: 'Save quiet hours' }).click();
    await expect.element(page.getByText(/an end that differs/)).toBeVisible();
    await page.getByLabelText('Until').fill('07:30');
    fakeApi.respond(push.settings, { ...settings, quietHours: { ...night, until: '07:30' } });
    await page.getByRole('button', { name: 'Save quiet hours' }).click();
    await expect.element(toast('Quiet Hours Updated')).toBeVisible();
    fakeApi.respond(push.settings, settings);
    await quiet.click();
    await expect.element(page.getByLabelText('Until')).not.toBeInTheDocument();
    await expect
      .poll(() => fakeApi.requests(push.setQuietHours).map(({ body }) => body))
      .toEqual([
        { quietHours: night },
        { quietHours: { ...night, until: '07:30' } },
        { quietHours: null },
      ]);
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.disconnect(push.settings);
    await renderInApp(<PushSettings />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(noConnectionMessage);
    fakeApi.respond(push.settings, nothing);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByText(/This browser cannot show/)).toBeVisible();
  });
});
