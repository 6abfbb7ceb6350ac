import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { commentsOn } from '#contract/comments/contract.ts';
import { type Event, events } from '#contract/events/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeEvent } from '#web/testing/make-event.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { EventPage } from './event-page.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const calendar = page.getByRole('link', { name: 'Add to calendar' });

async function open(part: Partial<Event> = {}): Promise<void> {
  const event = makeEvent({ eventDate: '2190-05-03T23:30:00.000Z', ...part });
  fakeApi.respond(events.get, event);
  await renderInApp(<EventPage eventId={event.id} />);
  await expect.element(page.getByRole('heading', { name: event.title })).toBeVisible();
}

beforeEach(() => {
  fakeApi.respond(events.listAttendees, { people: [], going: 0, maybe: 0, waiting: 0 });
  fakeApi.respond(commentsOn.event.list, []);
});

describe('the page of an event', () => {
  it('shows day and hours by the school’s clock', async () => {
    await open({ endDate: '2190-05-04T01:00:00.000Z', location: 'Studio 3' });
    await expect.element(page.getByText('Monday, May 3, 2190')).toBeVisible();
    await expect.element(page.getByText('7:30 PM to 9:00 PM')).toBeVisible();
    await expect.element(page.getByText('Studio 3')).toBeVisible();
    await expect.element(calendar).toHaveAttribute('href', '/api/events/event_1/calendar.ics');
  });

  it('counts an answer at once, and takes it back when it was not kept', async () => {
    await open({ going: 3 });
    fakeApi.fail(events.rsvp, 'conflict', 'This event is over, so there is nothing to answer.');
    const release = fakeApi.hold(events.rsvp);
    await button('Going').click();
    await expect.element(button('Going')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('4 going')).toBeVisible();
    release();
    await expect.element(page.getByText(/This event is over/)).toBeVisible();
    await expect.element(button('Going')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByText('3 going')).toBeVisible();
  });

  it('offers the waiting list when all seats are taken, and says the place in it', async () => {
    await open({ capacity: 2, going: 2, waiting: 2 });
    fakeApi.respond(events.rsvp, { status: 'waiting', going: 2, waiting: 3 });
    await button('Join the waiting list').click();
    await expect.element(page.getByText(/You are third in line\./)).toBeVisible();
    await expect.element(button('Waiting')).toHaveAttribute('aria-pressed', 'true');
    fakeApi.respond(events.rsvp, { status: 'no', going: 2, waiting: 2 });
    await button('Can’t go').click();
    await expect.element(button('Join the waiting list')).toBeVisible();
  });

  it('names whom the viewer knows and counts the others', async () => {
    fakeApi.respond(events.listAttendees, {
      people: [
        {
          ...makeMember({ firstName: 'Ana', lastName: 'Ruiz' }),
          status: 'going',
          isConnection: true,
        },
      ],
      going: 3,
      maybe: 1,
      waiting: 0,
    });
    await open({ going: 3 });
    await expect.element(page.getByRole('link', { name: /Ana Ruiz/ })).toBeVisible();
    await expect.element(page.getByText('2 others are going and 1 may come.')).toBeVisible();
  });

  it('has nothing to answer and no file once it is over', async () => {
    await open({ eventDate: '2020-05-03T23:30:00.000Z' });
    await expect.element(page.getByText('Past', { exact: true })).toBeVisible();
    await expect.element(button('Going')).not.toBeInTheDocument();
    await expect.element(calendar).not.toBeInTheDocument();
  });
});
