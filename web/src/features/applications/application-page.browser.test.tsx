import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Application, applications } from '#contract/applications/contract.ts';
import { emitLive } from '#web/lib/live/live-listeners.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeApplication } from '#web/testing/make-application.ts';
import { makeJob } from '#web/testing/make-job.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ApplicationPage } from './application-page.tsx';

const viewer = makeViewer();
const {
  isSaved: _,
  isApplied: __,
  ...ownJob
} = makeJob({
  authorId: viewer.id,
  author: makeMember({ id: viewer.id }),
  positions: [
    { id: 'pos_1', role: 'Gaffer', wanted: 1, filled: 1, paymentType: 'paid', skills: [] },
    { id: 'pos_2', role: 'Grip', wanted: 2, filled: 0, paymentType: 'paid', skills: [] },
    { id: 'pos_3', role: 'Sound', wanted: 1, filled: 0, paymentType: 'paid', skills: [] },
  ],
});

async function show(application: Application) {
  fakeApi.respond(applications.get, application);
  await renderInApp(<ApplicationPage applicationId={application.id} />);
}

const received = makeApplication({ job: ownJob, positionIds: ['pos_3', 'pos_1'] });
const sent = makeApplication({
  applicantId: viewer.id,
  applicant: { ...makeMember({ id: viewer.id }), email: viewer.email, portfolioUrl: null },
});

describe('ApplicationPage', () => {
  it('says that it is not there, and leads to the applicants', async () => {
    fakeApi.fail(applications.get, 'not_found', 'Application not found.');
    await renderInApp(<ApplicationPage applicationId="app_gone" />);
    await expect
      .element(page.getByRole('heading', { name: 'Application not found' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Back to applications' }))
      .toHaveAttribute('href', '/applicants');
  });

  it('lets the owner accept for an open position that was asked for', async () => {
    await show(received);
    fakeApi.respond(applications.setStatus, { ...received, status: 'accepted' });
    await expect.element(page.getByText('Sound, then Gaffer')).toBeVisible();
    await expect.element(page.getByText('Lighting')).toBeVisible();
    await page.getByRole('button', { name: 'Accept: Ivy Moss' }).click();
    const position = page.getByRole('combobox', { name: 'Position' });
    await expect.element(position).toHaveValue('pos_3');
    await expect
      .element(page.getByRole('option', { name: 'Gaffer (choice 2, filled)' }))
      .toBeDisabled();
    await position.selectOptions('Grip');
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByText('Ivy Moss is accepted')).toBeVisible();
    expect(fakeApi.requests(applications.setStatus)).toMatchObject([
      { body: { status: 'accepted', note: '', positionId: 'pos_2' } },
    ]);
  });

  it('lets the owner move whoever is accepted to another open position, with the same note', async () => {
    await show({ ...received, status: 'accepted', positionId: 'pos_3', note: 'See you at six.' });
    fakeApi.respond(applications.setStatus, { ...received, status: 'accepted' });
    await page.getByRole('button', { name: 'Move: Ivy Moss' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Position' })).toHaveValue('pos_2');
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    await expect.element(page.getByText('Ivy Moss has another position')).toBeVisible();
    expect(fakeApi.requests(applications.setStatus)).toMatchObject([
      { body: { status: 'accepted', note: 'See you at six.', positionId: 'pos_2' } },
    ]);
  });

  it('shows the applicant what happened, as it happens', async () => {
    await show(sent);
    const timeline = page.getByRole('list').filter({ hasText: 'Sent' });
    const steps = () => timeline.element().textContent;
    await expect.element(timeline).toBeVisible();
    expect(steps()).toMatch(/Sent.*Not seen yet.*No decision yet/);
    await expect.element(page.getByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    fakeApi.respond(applications.get, {
      ...sent,
      status: 'rejected',
      seenAt: '2026-03-02T12:00:00.000Z',
      decidedAt: '2026-03-03T12:00:00.000Z',
      note: 'It was very close.',
    });
    emitLive({ type: 'notification' });
    await expect.poll(steps).toMatch(/Seen.*Mar 2.*Declined.*Mar 3.*very close/);
  });
});
