import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { events } from '#contract/events/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeEvent } from '#web/testing/make-event.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { CreateEventDialog } from './create-event-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Create Event' });
const field = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`));
const submit = dialog.getByRole('button', { name: /^Creat/ });
const event = makeEvent();

async function fillIn() {
  const onPosted = vi.fn();
  await renderInApp(<CreateEventDialog open onOpenChange={vi.fn()} onPosted={onPosted} />);
  await field('Event Title').fill('Thesis screening');
  await field('Description').fill('Eight short films.');
  await field('Date & Time').fill('2027-05-03T19:30');
  return onPosted;
}

async function expectKept(): Promise<void> {
  await expect.element(field('Event Title')).toHaveValue('Thesis screening');
  await expect.element(field('Description')).toHaveValue('Eight short films.');
  await expect.element(field('Date & Time')).toHaveValue('2027-05-03T19:30');
}

beforeEach(() => {
  fakeApi.respond(projects.listMine, []);
});

describe('CreateEventDialog', () => {
  it('refuses a date that nobody plans for', async () => {
    await fillIn();
    await field('Date & Time').fill('2400-01-01T10:00');
    await submit.click();
    await expect.element(page.getByText('Please look again', { exact: true })).toBeVisible();
    await expect
      .element(field('Date & Time'))
      .toHaveAccessibleDescription('Please choose a date before the year 2200.');
    await expect.element(field('Date & Time')).toHaveFocus();
  });

  it('warns of a date that is over, and takes it', async () => {
    fakeApi.respond(events.create, event);
    const onPosted = await fillIn();
    await field('Date & Time').fill('2020-05-03T19:30');
    await expect.element(dialog.getByText(/This date is over/)).toBeVisible();
    await submit.click();
    await expect.poll(() => onPosted.mock.calls.length).toBe(1);
  });

  it('refuses an end before the beginning and seats that are no number', async () => {
    await fillIn();
    await field('Ends').fill('2027-05-03T18:00');
    await submit.click();
    await expect
      .element(field('Ends'))
      .toHaveAccessibleDescription('An event ends after it has begun.');
    await field('Ends').fill('2027-05-03T21:00');
    await field('Seats').fill('many');
    await submit.click();
    await expect
      .element(field('Seats'))
      .toHaveAccessibleDescription('Please set 1 to 10,000 seats, or none.');
  });

  it('shows what the server refuses at its field', async () => {
    fakeApi.fail(events.create, 'invalid', 'Please look again.', [
      { path: 'location', message: 'This room does not exist.' },
    ]);
    await fillIn();
    await field('Location').fill('Room 909');
    await submit.click();
    await expect
      .element(field('Location'))
      .toHaveAccessibleDescription('This room does not exist.');
    await expect.element(field('Location')).toHaveFocus();
    await expectKept();
  });

  it.each([
    ['is refused', () => fakeApi.fail(events.create, 'forbidden', 'Not today.'), 'Not today.'],
    ['gets no answer', () => fakeApi.disconnect(events.create), noConnectionMessage],
  ])('keeps everything when it %s', async (_, prepare, says) => {
    prepare();
    const onPosted = await fillIn();
    await submit.click();
    await expect.element(page.getByText('Error creating event', { exact: true })).toBeVisible();
    await expect.element(page.getByText(says)).toBeVisible();
    await expectKept();
    await expect.element(submit).toBeEnabled();
    expect(onPosted).not.toHaveBeenCalled();
  });

  it('is sent once, in the time of the school', async () => {
    fakeApi.respond(events.create, event);
    const release = fakeApi.hold(events.create);
    const onPosted = await fillIn();
    await submit.dblClick();
    await expect.element(submit).toHaveTextContent('Creating...');
    await expect.element(submit).toBeDisabled();
    release();
    await expect.poll(() => onPosted.mock.calls.length).toBe(1);
    const [request, ...others] = fakeApi.requests(events.create);
    expect(request).toMatchObject({ body: { title: 'Thesis screening', location: null } });
    expect(new Date(request?.body.eventDate ?? '').toISOString()).toBe(event.eventDate);
    expect(others).toEqual([]);
  });
});
