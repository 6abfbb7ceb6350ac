import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { account, type DataExport, type Suspension } from '#contract/account/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { writeDraft } from '#web/lib/forms/drafts.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeSecondFactorStatus } from '#web/testing/make-second-factor-status.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SuspendedPage } from './suspended-page.tsx';

const suspension: Suspension = {
  user: makeViewer(),
  reason: 'Fake castings.',
  until: '2026-11-20T23:05:00.000Z',
  appealPath: null,
  administrator: 'dean@nyu.edu',
};
const pending: DataExport = {
  id: 'export_1',
  status: 'pending',
  progress: 40,
  size: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  expiresAt: null,
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const open = () => renderInApp(<SuspendedPage />, { path: '/suspended', viewer: null });

beforeEach(() => {
  fakeApi.respond(account.suspension, suspension);
  fakeApi.respond(account.listExports, []);
  fakeApi.respond(secondFactor.status, makeSecondFactorStatus());
});

describe('the page of a suspended member', () => {
  it('leads to the sign-in where nobody who is suspended is signed in', async () => {
    fakeApi.fail(account.suspension, 'unauthenticated', 'Please sign in to continue.');
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Go to Sign In' }))
      .toHaveAttribute('href', '/auth?mode=login');
    expect(fakeApi.requests(account.listExports)).toEqual([]);
  });

  it('opens Callboard where the suspension has ended', async () => {
    fakeApi.fail(account.suspension, 'not_found', 'Your account is not suspended.');
    await open();
    await expect.poll(listPageLoads).toEqual(['/']);
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.fail(account.suspension, 'unavailable', 'Please try again in a moment.');
    await open();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please try again in a moment.');
    fakeApi.respond(account.suspension, suspension);
    await button('Try Again').click();
    await expect.element(page.getByText('Fake castings.')).toBeVisible();
  });

  it('says why and until when, and whom to write to', async () => {
    await open();
    await expect.element(page.getByText('Fake castings.')).toBeVisible();
    await expect
      .element(page.getByText(/Until Friday, November 20, 2026, 6:05 PM \(New York time\)/))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'dean@nyu.edu' }))
      .toHaveAttribute('href', 'mailto:dean@nyu.edu');
  });

  it('says that there is no end, and where to appeal', async () => {
    const appealPath = '/appeal/report_1-signed';
    fakeApi.respond(account.suspension, { ...suspension, until: null, reason: null, appealPath });
    await open();
    await expect.element(page.getByText(/The suspension has no end date\./)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Read the decision and appeal' }))
      .toHaveAttribute('href', appealPath);
    expect(page.getByText('The reason given').elements()).toEqual([]);
  });

  it('prepares a copy of the data, and promises no notification', async () => {
    await open();
    await expect.element(button('Prepare a copy')).toBeVisible();
    fakeApi.respond(account.startExport, pending);
    fakeApi.respond(account.listExports, [pending]);
    await button('Prepare a copy').click();
    await expect.element(page.getByText(/sign in again later, to download it/)).toBeVisible();
    expect(page.getByText(/notification tells you/).elements()).toEqual([]);
  });

  it('asks for the password before it deletes the account, and signs out', async () => {
    await open();
    await button('Delete account').click();
    const dialog = page.getByRole('dialog');
    fakeApi.respond(secondFactor.prove);
    await dialog.getByLabelText('Password').fill('a long password');
    fakeApi.respond(
      secondFactor.status,
      makeSecondFactorStatus({ hasFreshProof: true, hasRepeatedProof: true }),
    );
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    fakeApi.respond(account.remove);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect.poll(listPageLoads).toEqual(['/']);
  });

  it('signs out, and leaves no draft of the member behind', async () => {
    writeDraft(`${suspension.user.id}:post`, { text: 'Not sent.' }, { text: '' });
    await open();
    fakeApi.respond(auth.logOut);
    await button('Sign out').click();
    await expect.poll(listPageLoads).toEqual(['/']);
    expect(Object.keys(localStorage).filter((key) => key.includes(suspension.user.id))).toEqual([]);
  });
});
