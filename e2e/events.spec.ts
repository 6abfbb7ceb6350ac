import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { contextOf } from './support/context-of.ts';
import { newMember } from './support/new-member.ts';
import { openAs, openIn } from './support/open-as.ts';
import { test } from './support/test.ts';

const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

test('an event is checked in order, created, kept in a calendar, edited and deleted', async ({
  browser,
}) => {
  const title = `Thesis night ${Date.now()}`;
  const { email } = await newMember('Maya Brandt');
  const page = await openAs(browser, email, '/', {
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  await page.getByRole('button', { name: 'Add an event', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Event' });
  const submit = dialog.getByRole('button', { name: 'Create Event' });
  await submit.click();
  await expect(toast(page, 'Title required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Event Title' }).fill(title);
  await submit.click();
  await expect(toast(page, 'Description required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('All departments are welcome.');
  await submit.click();
  await expect(toast(page, 'Date required')).toBeVisible();
  await dialog.getByLabel('Date & Time').fill('2030-05-01T18:00');
  await checkAccessibility(page);
  await submit.click();
  await expect(toast(page, 'Event Created!')).toBeVisible();

  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('Wednesday, May 1, 2030');
  await expect(card).toContainText('6:00 PM');
  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Thesis-night-\d+\.ics$/);

  await card.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Event' });
  await edit.getByRole('textbox', { name: 'Location' }).fill('Cantor, room 200');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('Cantor, room 200');
  await expect(toast(page, 'Event Updated!')).toBeVisible();

  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('6:00 PM', { exact: true })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Event Deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(card).toHaveCount(0);
  expect(page.complaints).toEqual([]);
});

const answer = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

interface Planned {
  id: string;
  title: string;
}

/** An event with few seats, added by whoever is signed in there. */
async function addEvent(
  { request }: BrowserContext,
  title: string,
  capacity: number,
): Promise<Planned> {
  const data = {
    title,
    description: 'Please say whether you come.',
    eventDate: '2190-05-03T23:30:00Z',
    endDate: '2190-05-04T01:00:00Z',
    capacity,
  };
  const made = await request.post('/api/events', { data });
  expect(made.ok()).toBe(true);
  return made.json();
}

async function openEvent(browser: Browser, name: string, { id, title }: Planned) {
  const { email } = await newMember(name);
  const page = await openAs(browser, email, `/events/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page;
}

test('the last seat is taken, somebody waits, and moves up when it is given up', async ({
  browser,
}) => {
  const { email } = await newMember('Darnell Price');
  const organizing = await contextOf(browser, email);
  const event = await addEvent(organizing, `One chair ${Date.now()}`, 1);

  const first = await openEvent(browser, 'Saoirse Quinn', event);
  await answer(first, 'Going').click();
  await expect(answer(first, 'Going')).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByText('1 going, no seats left')).toBeVisible();

  const second = await openEvent(browser, 'Mateo Vidal', event);
  await answer(second, 'Join the waiting list').click();
  await expect(second.getByText(/You are next in line\./)).toBeVisible();
  await checkAccessibility(second);

  await answer(first, 'Can’t go').click();
  await expect(answer(second, 'Going')).toHaveAttribute('aria-pressed', 'true');
  await expect(second.getByText(/You are next in line\./)).toHaveCount(0);
  await second.goto('/notifications');
  await expect(second.getByText('You have a seat')).toBeVisible();

  const organizer = await openIn(organizing, `/events/${event.id}`);
  const people = organizer.getByRole('region', { name: 'Who is coming' });
  await expect(people.getByRole('link')).toHaveCount(1);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('the calendar page shows a month, a day and only mine, and its private address is revoked', async ({
  browser,
}) => {
  const { email } = await newMember('Aleksander Krol');
  const context = await contextOf(browser, email);
  const event = await addEvent(context, `Table read ${Date.now()}`, 12);
  const page = await openIn(context, '/');
  await page.getByRole('link', { name: 'See What Is On' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.goto('/events?month=2190-05');
  await page.getByRole('button', { name: /^Monday, May 3, \d+ event/ }).click();
  await expect(page.getByRole('link', { name: new RegExp(event.title) })).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(page.getByText('No event that you answered on this day yet.')).toBeVisible();
  await page.request.put(`/api/events/${event.id}/rsvp`, { data: { status: 'maybe' } });
  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(event.title) })).toContainText('Maybe');

  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('Private link').inputValue();
  const feed = await page.request.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain(`SUMMARY:${event.title}`);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  expect(page.complaints).toEqual([]);
});

test('an event is shown by the school’s clock, with one’s own beside it, on a phone too', async ({
  browser,
}) => {
  const { email } = await newMember('Lucas Prado');
  const context = await contextOf(browser, email, {
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const event = await addEvent(context, `Far away ${Date.now()}`, 5);
  const page = await openIn(context, `/events/${event.id}`);
  await expect(page.getByText('7:30 PM to 9:00 PM EDT')).toBeVisible();
  await expect(page.getByText('Your time: 1:30 AM, Tuesday, May 4')).toBeVisible();
  await page.goto('/events');
  await expect(page.getByRole('list', { name: 'Events by day' })).toBeVisible();
  await checkAccessibility(page);
});
