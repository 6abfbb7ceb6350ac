import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type CallSheet, callSheets } from '#contract/call-sheets/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeCallSheet } from '#web/testing/make-call-sheet.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { CallSheetPage } from './call-sheet-page.tsx';

const viewer = makeViewer();
const shared = { email: null, phoneNumber: null };
const sheet = makeCallSheet({
  place: 'Stage 4',
  calls: [{ label: 'Crew call', at: '2030-05-01T22:00:00.000Z' }],
  crew: [
    { user: makeMember({ id: 'user_1' }), role: null, ...shared },
    { user: makeMember({ id: viewer.id }), role: 'Gaffer', ...shared, email: 'gus@nyu.edu' },
  ],
});
const owned = { ...sheet, authorId: viewer.id };

async function show(shown: CallSheet) {
  fakeApi.respond(callSheets.get, shown);
  await renderInApp(<CallSheetPage jobId={shown.jobId} />);
}

describe('CallSheetPage', () => {
  it('says that there is none, and leads to the job', async () => {
    fakeApi.fail(callSheets.get, 'not_found', 'Call sheet not found.');
    await renderInApp(<CallSheetPage jobId="job_1" />);
    await expect.element(page.getByRole('heading', { name: 'Call sheet not found' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Back to the job' }))
      .toHaveAttribute('href', '/jobs/job_1');
  });

  it('shows the crew place, roles and times by the school’s clock, and no way to edit', async () => {
    await show(sheet);
    await expect.element(page.getByText('Stage 4')).toBeVisible();
    await expect.element(page.getByText('Wednesday, May 1', { exact: true })).toBeVisible();
    await expect.element(page.getByText('6:00 PM', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Gaffer')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'gus@nyu.edu' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
  });

  it('lets the owner change the times, and refuses a row without one', async () => {
    await show(owned);
    fakeApi.respond(callSheets.update, owned);
    await page.getByRole('button', { name: 'Edit times and place' }).click();
    await expect.element(page.getByLabelText('When, row 1')).toHaveValue('2030-05-01T18:00');
    await page.getByRole('button', { name: 'Add a time' }).click();
    await page.getByRole('textbox', { name: 'What, row 2' }).fill('Wrap');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Each row needs a date and a time.')).toBeVisible();
    await page.getByLabelText('When, row 2').fill('2030-05-02T02:00');
    await page.getByRole('button', { name: 'Remove row 1' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Call sheet saved')).toBeVisible();
    expect(fakeApi.requests(callSheets.update)).toMatchObject([
      { body: { place: 'Stage 4', calls: [{ label: 'Wrap', at: '2030-05-02T06:00:00.000Z' }] } },
    ]);
  });

  it('shares a contact detail only when its owner says so', async () => {
    await show(sheet);
    fakeApi.respond(callSheets.shareContact, { ...sheet, sharesPhone: true });
    const phone = page.getByRole('switch', { name: /phone/ });
    await expect.element(phone).not.toBeChecked();
    await phone.click();
    await expect.element(phone).toBeChecked();
    await expect
      .poll(() => fakeApi.requests(callSheets.shareContact).map(({ body }) => body))
      .toMatchObject([{ sharesEmail: false, sharesPhone: true }]);
  });
});
