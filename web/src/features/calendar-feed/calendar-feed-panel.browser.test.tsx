import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { CalendarFeedPanel } from './calendar-feed-panel.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const address = page.getByLabelText('Private link');
const url = 'https://board.example/api/calendar/calendar_1.x.ics';
const newUrl = 'https://board.example/api/calendar/calendar_2.x.ics';

describe('CalendarFeedPanel', () => {
  it('makes an address when asked', async () => {
    fakeApi.respond(calendarFeed.get, { url: null });
    fakeApi.respond(calendarFeed.create, { url });
    await renderInApp(<CalendarFeedPanel />);
    await button('Create link').click();
    await expect.element(address).toHaveValue(url);
  });

  it('replaces it after a question', async () => {
    fakeApi.respond(calendarFeed.get, { url });
    fakeApi.respond(calendarFeed.create, { url: newUrl });
    await renderInApp(<CalendarFeedPanel />);
    await button('New link').click();
    expect(fakeApi.requests(calendarFeed.create)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'New link' }).click();
    await expect.element(address).toHaveValue(newUrl);
  });

  it('revokes it after a question, and keeps it when that failed', async () => {
    fakeApi.respond(calendarFeed.get, { url });
    fakeApi.fail(calendarFeed.revoke, 'unavailable', 'Callboard is being updated.');
    await renderInApp(<CalendarFeedPanel />);
    const revoke = async () => {
      await button('Revoke').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    };
    await revoke();
    await expect.element(page.getByText('Callboard is being updated.')).toBeVisible();
    await expect.element(address).toHaveValue(url);
    fakeApi.respond(calendarFeed.revoke);
    await revoke();
    await expect.element(button('Create link')).toBeVisible();
  });
});
