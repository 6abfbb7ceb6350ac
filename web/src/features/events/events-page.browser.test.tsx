import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { events } from '#contract/events/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeEvent } from '#web/testing/make-event.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { EventsPage } from './events-page.tsx';

const wide = () => setViewport(1200, 900);
const phone = () => setViewport(390, 800);
const open = (search = '') => renderInApp(<EventsPage />, { path: `/events${search}` });
const day = (name: RegExp) => page.getByRole('button', { name });
const lastQuery = () => fakeApi.requests(events.listUpcoming).at(-1)?.query;

const screening = makeEvent({ eventDate: '2190-05-03T23:30:00.000Z' });
const reading = makeEvent({
  id: 'event_2',
  title: 'Table read',
  eventDate: '2190-05-21T23:30:00.000Z',
  myRsvp: 'going',
});

beforeEach(() => {
  fakeApi.respond(calendarFeed.get, { url: null });
  fakeApi.respond(events.listUpcoming, [screening, reading]);
});

describe('the calendar on a wide screen', () => {
  it('shows a month and its agenda, then one day of it', async () => {
    await wide();
    await open('?month=2190-05');
    await expect.element(page.getByRole('heading', { name: 'May 2190' })).toBeVisible();
    await expect
      .poll(lastQuery)
      .toMatchObject({ from: '2190-05-01', to: '2190-05-31', mine: false });
    await day(/^Friday, May 21, 1 event/).click();
    await expect.element(page.getByRole('link', { name: /Table read/ })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Thesis screening/ }))
      .not.toBeInTheDocument();
    expect(location.search).toContain('day=2190-05-21');
    await page.getByRole('button', { name: 'Show all of May 2190' }).click();
    await expect.element(page.getByRole('link', { name: /Thesis screening/ })).toBeVisible();
  });

  it('goes from day to day with the arrows, and stays in the month', async () => {
    await wide();
    await open('?month=2190-05');
    const monday = day(/^Monday, May 3, 1 event/);
    await expect.element(monday).toBeVisible();
    (monday.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(day(/^Tuesday, May 4, no events/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect.element(day(/^Monday, May 10, no events/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(monday).toHaveFocus();
  });

  it('turns the pages', async () => {
    await wide();
    await open('?month=2190-12');
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(page.getByRole('heading', { name: 'January 2191' })).toBeVisible();
    await expect.poll(() => lastQuery()?.from).toBe('2191-01-01');
  });

  it('ignores a month that there is not', async () => {
    await wide();
    await open('?month=2190-13&day=x');
    await expect.element(page.getByRole('button', { name: 'Next month' })).toBeVisible();
    await expect.poll(() => lastQuery()?.from).toMatch(/^20\d\d-\d\d-01$/);
  });
});

describe('the list on a phone', () => {
  it('shows what is coming by day, and only mine when asked', async () => {
    await phone();
    await open();
    await expect.element(page.getByRole('heading', { name: 'Monday, May 3' })).toBeVisible();
    expect(lastQuery()).toMatchObject({ mine: false });
    expect(lastQuery()?.from).toBeUndefined();
    await page.getByRole('button', { name: 'Mine' }).click();
    await expect.poll(() => lastQuery()?.mine).toBe(true);
    expect(location.search).toBe('?mine=true');
  });

  it('invites to add the first event', async () => {
    await phone();
    fakeApi.respond(events.listUpcoming, []);
    await open();
    await expect.element(page.getByText(/Nothing is planned yet/)).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    await phone();
    fakeApi.fail(events.listUpcoming, 'unavailable', 'Callboard is being updated.');
    await open();
    await expect.element(page.getByText('Callboard is being updated.')).toBeVisible();
    fakeApi.respond(events.listUpcoming, [screening]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByRole('link', { name: /Thesis screening/ })).toBeVisible();
  });
});
