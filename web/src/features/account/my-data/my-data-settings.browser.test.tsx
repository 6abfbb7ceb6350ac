import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { account, type DataExport } from '#contract/account/contract.ts';
import { type SecondFactorStatus, secondFactor } from '#contract/auth/second-factor.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeSecondFactorStatus } from '#web/testing/make-second-factor-status.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { MyDataSettings } from './my-data-settings.tsx';

const pending: DataExport = {
  id: 'export_1',
  status: 'pending',
  progress: 40,
  size: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  expiresAt: null,
};
const ready: DataExport = {
  ...pending,
  status: 'ready',
  progress: 100,
  size: 12_300_000,
  expiresAt: '2026-01-12T18:00:00.000Z',
};
const proved: SecondFactorStatus = makeSecondFactorStatus({ hasRepeatedProof: true });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

beforeEach(() => {
  fakeApi.respond(account.listExports, []);
  fakeApi.respond(secondFactor.status, proved);
});

describe('a copy of the data', () => {
  it('loads, and can be tried again when it did not', async () => {
    fakeApi.disconnect(account.listExports);
    const release = fakeApi.hold(account.listExports);
    await renderInApp(<MyDataSettings />);
    await expect.element(page.getByRole('status', { name: 'Loading your copies' })).toBeVisible();
    release();
    await expect.element(page.getByRole('alert')).toHaveTextContent(noConnectionMessage);
    fakeApi.respond(account.listExports, []);
    await button('Try Again').click();
    await expect.element(button('Prepare a copy')).toBeVisible();
  });

  it('is prepared, with its progress, and then downloaded', async () => {
    const { client } = await renderInApp(<MyDataSettings />);
    fakeApi.respond(account.startExport, pending);
    await expect.element(button('Prepare a copy')).toBeVisible();
    fakeApi.respond(account.listExports, [pending]);
    await button('Prepare a copy').click();
    const bar = page.getByRole('progressbar', { name: 'Preparing your copy' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
    await expect.element(button('Prepare a new copy')).not.toBeInTheDocument();
    fakeApi.respond(account.listExports, [ready]);
    await invalidate(client, account.listExports);
    const link = page.getByRole('link', { name: 'Download' });
    await expect.element(link).toHaveAttribute('href', '/api/account/export/export_1');
    await expect.element(page.getByText(/12 MB · until .*January 12, 2026/)).toBeVisible();
    await expect.element(button('Prepare a new copy')).toBeVisible();
  });

  it('says why none was started', async () => {
    fakeApi.fail(
      account.startExport,
      'too_many_requests',
      'Too many copies of your data. Please wait 24 hours and try again.',
    );
    await renderInApp(<MyDataSettings />);
    await button('Prepare a copy').click();
    await expect.element(page.getByText('Could not start the copy')).toBeVisible();
    await expect.element(page.getByText(/Please wait 24 hours/)).toBeVisible();
  });

  it('says that the last one failed, and keeps the one before', async () => {
    fakeApi.respond(account.listExports, [{ ...pending, id: 'export_2', status: 'failed' }, ready]);
    await renderInApp(<MyDataSettings />);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The copy could not be prepared. Please try again.');
    await expect.element(page.getByRole('link', { name: 'Download' })).toBeVisible();
    await expect.element(button('Prepare a new copy')).toBeVisible();
  });
});

describe('leaving', () => {
  it('asks first for a proof where the last one is old', async () => {
    fakeApi.respond(secondFactor.status, { ...proved, hasRepeatedProof: false });
    await renderInApp(<MyDataSettings />);
    await button('Delete account').click();
    await expect.element(dialog.getByLabelText('Password')).toBeVisible();
    await expect.element(button('Delete my account')).not.toBeInTheDocument();
    expect(fakeApi.requests(account.remove)).toEqual([]);
  });

  it('says why it is refused', async () => {
    fakeApi.fail(account.remove, 'conflict', 'You are the only administrator.');
    await renderInApp(<MyDataSettings />);
    await button('Delete account').click();
    await button('Delete my account').click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('You are the only administrator.');
  });

  it('signs the page out', async () => {
    fakeApi.respond(account.remove);
    await renderInApp(<MyDataSettings />);
    await button('Delete account').click();
    await button('Delete my account').click();
    await expect.poll(listPageLoads).toEqual(['/']);
    await expect.poll(() => fakeApi.requests(account.remove)).toHaveLength(1);
  });
});
