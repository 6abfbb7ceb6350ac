import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applications } from '#contract/applications/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { emitLive } from '#web/lib/live/live-listeners.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeApplication } from '#web/testing/make-application.ts';
import { makeJob } from '#web/testing/make-job.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ApplicantsPage } from './applicants-page.tsx';

const viewer = makeViewer();
const {
  isSaved: _,
  isApplied: __,
  ...job
} = makeJob({
  authorId: viewer.id,
  author: makeMember({ id: viewer.id }),
});

const applicant = (firstName: string) => ({
  ...makeMember({ id: `user_${firstName}`, firstName, lastName: 'Moss' }),
  email: `${firstName}@nyu.edu`,
  portfolioUrl: null,
});

const people = ['Ivy', 'Ben'].map((name) =>
  makeApplication({
    id: `app_${name}`,
    applicantId: `user_${name}`,
    applicant: applicant(name),
    job,
  }),
);

const myJob = {
  job: { id: job.id, title: job.title, expiresAt: job.expiresAt, createdAt: job.createdAt },
  counts: { pending: 2, accepted: 0, rejected: 0 },
};

beforeEach(() => {
  fakeApi.respond(applications.listMyJobs, [myJob]);
  fakeApi.respond(applications.listForJob, people);
  fakeApi.respond(applications.listMine, []);
});

const show = (path = '/applicants') => renderInApp(<ApplicantsPage />, { path });
const dialog = page.getByRole('dialog');

describe('my applicants', () => {
  it('are walked and decided by keyboard, with a note', async () => {
    fakeApi.respond(applications.setStatus, makeApplication({ id: 'app_Ben', status: 'accepted' }));
    await show();
    const ivy = page.getByRole('link', { name: 'Ivy Moss' });
    const ben = page.getByRole('link', { name: 'Ben Moss' });
    await expect.element(ivy).toBeVisible();
    (ivy.element() as HTMLElement).focus();
    await userEvent.keyboard('j');
    await expect.element(ben).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(ivy).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}a');
    await expect.element(dialog).toHaveAccessibleName('Accept Ben Moss?');
    await dialog.getByRole('textbox', { name: 'A note to Ben' }).fill('See you at six.');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByText('Ben Moss is accepted')).toBeVisible();
    expect(fakeApi.requests(applications.setStatus)).toMatchObject([
      { params: { id: 'app_Ben' }, body: { status: 'accepted', note: 'See you at six.' } },
    ]);
  });

  it('are filtered and sorted in the address', async () => {
    await show('/applicants?state=hired&sort=match');
    await page.getByRole('button', { name: 'Pending 2' }).click();
    await expect
      .element(page.getByRole('button', { name: 'Pending 2' }))
      .toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('combobox', { name: 'Order' }).selectOptions('oldest');
    await expect
      .poll(() => fakeApi.requests(applications.listForJob).at(-1)?.query)
      .toMatchObject({ status: 'pending', sort: 'oldest' });
    expect(location.search).toBe('?state=pending&sort=oldest');
  });

  it('keep the note when the decision fails, and the server’s sentence is said', async () => {
    fakeApi.fail(applications.setStatus, 'conflict', 'Gaffer is filled already.');
    await show();
    await page.getByRole('button', { name: 'Decline: Ivy Moss' }).click();
    const note = dialog.getByRole('textbox', { name: 'A note to Ivy' });
    await note.fill('Next time.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.element(page.getByText('Gaffer is filled already.')).toBeVisible();
    await expect.element(note).toHaveValue('Next time.');
    fakeApi.fail(applications.setStatus, 'internal');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.element(page.getByText('Failed to update application status')).toBeVisible();
  });

  it('that come while the page is open are shown', async () => {
    fakeApi.respond(applications.listMyJobs, []);
    await show();
    await expect.element(page.getByText(/Nobody has applied yet/)).toBeVisible();
    fakeApi.respond(applications.listMyJobs, [myJob]);
    emitLive({ type: 'notification' });
    await expect.element(page.getByRole('link', { name: 'Ivy Moss' })).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    fakeApi.disconnect(applications.listMyJobs);
    await show();
    await expect.element(page.getByText(noConnectionMessage).first()).toBeVisible();
    fakeApi.respond(applications.listMyJobs, [myJob]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByRole('link', { name: 'Ben Moss' })).toBeVisible();
  });
});

describe('my applications', () => {
  const mine = makeApplication({
    applicantId: viewer.id,
    applicant: { ...makeMember({ id: viewer.id }), email: viewer.email, portfolioUrl: null },
  });

  it('are withdrawn one by one, which can be undone', async () => {
    fakeApi.respond(applications.listMine, [mine]);
    fakeApi.respond(applications.mineForJob, mine);
    fakeApi.respond(applications.withdraw);
    fakeApi.respond(applications.restore, mine);
    await show();
    await page.getByRole('button', { name: `Withdraw from ${mine.job.title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(page.getByText('Application withdrawn')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('Your application is back')).toBeVisible();
    expect(fakeApi.requests(applications.restore)).toMatchObject([{ params: { id: mine.id } }]);
  });

  it('are withdrawn together once it is confirmed', async () => {
    fakeApi.respond(applications.listMine, [mine]);
    fakeApi.respond(applications.withdrawAll, { withdrawn: 2 });
    await show();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(fakeApi.requests(applications.withdrawAll)).toEqual([]);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await page.getByRole('button', { name: 'Withdraw all' }).click();
    await expect.element(page.getByText('2 applications withdrawn')).toBeVisible();
  });
});
