import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '#contract/admin/contract.ts';
import { analytics } from '#contract/analytics/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { presence } from '#contract/presence/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import {
  jobEngagement,
  makeAnalytics,
  makeStats,
  searchTrends,
} from '#web/testing/make-analytics.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeSecondFactorStatus } from '#web/testing/make-second-factor-status.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { AdminPage } from './admin-page.tsx';

const administrator = makeViewer({ isAdmin: true });
const analyst = makeViewer({ role: 'analyst' });
const open = (path = '/admin', viewer = administrator) =>
  renderInApp(<AdminPage />, { path, viewer });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const tabNames = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  await setViewport(1200, 900);
  fakeApi.respond(analytics.stats, makeStats());
  fakeApi.respond(presence.countOnline, { count: 7 });
  fakeApi.respond(moderation.countReports, { open: 0, appealed: 0 });
  fakeApi.respond(analytics.dashboard, makeAnalytics());
  fakeApi.respond(analytics.searchTrends, searchTrends);
  fakeApi.respond(analytics.jobEngagement, jobEngagement);
  fakeApi.respond(admin.photoMigration, {
    status: 'none',
    total: 0,
    migrated: 0,
    failed: 0,
    errors: [],
  });
});

describe('AdminPage', () => {
  it('refuses a member, and asks for nothing', async () => {
    await open('/admin', makeViewer());
    await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect
      .element(page.getByText("You don't have permission to access the admin dashboard."))
      .toBeVisible();
    expect(fakeApi.requests(analytics.stats)).toEqual([]);
  });

  it('asks staff for their second step where this session has not taken it', async () => {
    const status = makeSecondFactorStatus({
      totpSince: '2026-05-01T12:00:00Z',
      hasFreshProof: false,
    });
    fakeApi.respond(secondFactor.status, status);
    fakeApi.respond(secondFactor.prove);
    await open('/admin', makeViewer({ staffStep: 'prove', hasSecondFactor: true }));
    await expect
      .element(page.getByRole('heading', { name: 'Confirm that it is you' }))
      .toBeVisible();
    expect(fakeApi.requests(analytics.stats)).toEqual([]);
    await page.getByLabelText('Code of your authenticator app').fill('123456');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect
      .poll(() => fakeApi.requests(secondFactor.prove))
      .toMatchObject([{ body: { method: 'totp', code: '123456' } }]);
  });

  it('says that the second step did not load, and where it cannot be taken', async () => {
    fakeApi.fail(secondFactor.status, 'forbidden', 'No.');
    await open('/admin', makeViewer({ staffStep: 'prove', hasSecondFactor: true }));
    await expect.element(page.getByText('No.', { exact: true })).toBeVisible();
    const createdAt = '2026-05-01T12:00:00Z';
    const passkeys = [{ id: 'key_1', name: 'My laptop', createdAt, lastUsedAt: null }];
    const status = makeSecondFactorStatus({ passkeys, supportsPasskeys: false });
    fakeApi.respond(secondFactor.status, status);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect
      .element(page.getByText(/^Your passkey does not work in this browser/))
      .toBeVisible();
  });

  it('shows five numbers', async () => {
    await open();
    const summary = page.getByLabelText('Summary');
    await expect.element(summary).toMatchTextContent(/Total Users1,240.*1,238 active, 2 suspended/);
    await expect.element(summary).toMatchTextContent(/Online Now7.*active in last 5 min/);
    await expect.element(summary).toMatchTextContent(/Total Content96.*51 posts, 33 jobs/);
    await expect.element(summary).toMatchTextContent(/Suspended2/);
  });

  it('says that the numbers did not load, and tries again', async () => {
    fakeApi.fail(analytics.stats, 'forbidden', 'No.');
    await open();
    await expect.element(page.getByText('The numbers did not load.')).toBeVisible();
    fakeApi.respond(analytics.stats, makeStats());
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByText('1,240')).toBeVisible();
  });

  it('shows a dash for who is online where that did not load, and the other numbers', async () => {
    fakeApi.fail(presence.countOnline, 'forbidden', 'No.');
    await open();
    const summary = page.getByLabelText('Summary');
    await expect.element(summary).toMatchTextContent(/Total Users1,240.*Online Now–/);
  });

  it('keeps the tab in the address, where Back finds the one before', async () => {
    fakeApi.respond(presence.listOnline, []);
    fakeApi.respond(presence.listToday, { totalUsers: 0, users: [] });
    await open();
    await page.getByRole('tab', { name: 'Live Users' }).click();
    await expect.element(page.getByText('No users currently online')).toBeVisible();
    expect(location.search).toBe('?tab=live-users');
    history.back();
    await expect.element(region('Page views by day')).toBeVisible();
  });

  it('shows an analyst the tabs without names, and the first for one that is not theirs', async () => {
    await open('/admin?tab=live-users', analyst);
    await expect.element(region('Page views by day')).toBeVisible();
    expect(tabNames()).not.toContain('Live Users');
    await expect
      .element(page.getByText(/What fewer than 5 people did on a day is withheld/))
      .toBeVisible();
  });

  it('is a select on a phone', async () => {
    await setViewport(390, 800);
    fakeApi.respond(presence.listOnline, []);
    fakeApi.respond(presence.listToday, { totalUsers: 0, users: [] });
    await open();
    const select = page.getByRole('combobox', { name: 'Section of the dashboard' });
    await userEvent.selectOptions(select, 'Live Users');
    await expect.element(page.getByText('No users currently online')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});

describe('the Live Users tab', () => {
  it('shows who is online where, and who was here today', async () => {
    const now = new Date().toISOString();
    const user = makeMember({ major: 'Drama', graduationYear: 2027 });
    fakeApi.respond(presence.listOnline, [
      { id: user.id, user, currentPage: '/jobs', onlineSince: now, lastSeen: now },
    ]);
    fakeApi.fail(presence.listToday, 'forbidden', 'No.');
    await open('/admin?tab=live-users');
    const online = region('Online users (1)');
    await expect
      .element(online)
      .toMatchTextContent(/Jonas Lindqvist.*Drama · Class of 2027.*On: Jobs/);
    await expect.element(page.getByText('Failed to load users today data')).toBeVisible();
    const today = { user: { ...user, email: 'jonas@nyu.edu' }, lastActivity: now, visitCount: 3 };
    fakeApi.respond(presence.listToday, { totalUsers: 1, users: [today] });
    await region('Users today').getByRole('button', { name: 'Try Again' }).click();
    await expect.element(region('Users today (1)')).toMatchTextContent(/jonas@nyu\.edu.*3 visits/);
    for (const name of ['Online users', 'Users today'])
      await expect
        .element(page.getByRole('button', { name: `Download ${name} as CSV` }))
        .toBeEnabled();
  });
});
