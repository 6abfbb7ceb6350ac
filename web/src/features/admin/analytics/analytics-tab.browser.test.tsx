import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '#contract/admin/contract.ts';
import { analytics } from '#contract/analytics/contract.ts';
import { catchDownloads } from '#web/testing/catch-downloads.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { jobEngagement, makeAnalytics, searchTrends } from '#web/testing/make-analytics.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';

const administrator = makeViewer({ isAdmin: true });
const open = (path = '/admin', viewer = administrator) =>
  renderInApp(<AnalyticsTab />, { path, viewer });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const rowsOf = (name: string) =>
  region(name)
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

const noMigration = { status: 'none' as const, total: 0, migrated: 0, failed: 0, errors: [] };

beforeEach(() => {
  fakeApi.respond(analytics.dashboard, makeAnalytics());
  fakeApi.respond(analytics.searchTrends, searchTrends);
  fakeApi.respond(analytics.jobEngagement, jobEngagement);
  fakeApi.respond(admin.photoMigration, noMigration);
});

describe('AnalyticsTab', () => {
  it('asks for all of it with the frames of the address', async () => {
    await open('/admin?frame=30d&active=14d');
    await expect.element(page.getByText('2,345')).toBeVisible();
    expect(fakeApi.requests(analytics.dashboard)[0]?.query).toEqual({
      timeFrame: '30d',
      activity: '14d',
    });
    for (const route of [analytics.searchTrends, analytics.jobEngagement])
      await expect.poll(() => fakeApi.requests(route)[0]?.query).toEqual({ timeFrame: '30d' });
  });

  it('takes 7 days for a frame that is none', async () => {
    await open('/admin?frame=never&active=2d');
    await expect
      .element(page.getByRole('combobox', { name: 'Time frame', exact: true }))
      .toHaveValue('7d');
    await expect
      .poll(() => fakeApi.requests(analytics.dashboard)[0]?.query)
      .toEqual({ timeFrame: '7d', activity: '7d' });
  });

  it('keeps the old numbers while those of another frame load', async () => {
    await open();
    await expect.element(page.getByText('2,345')).toBeVisible();
    const release = fakeApi.hold(analytics.dashboard);
    const { overview } = makeAnalytics();
    fakeApi.respond(
      analytics.dashboard,
      makeAnalytics({ overview: { ...overview, totalPageViews: 8_765 } }),
    );
    const select = page.getByRole('combobox', { name: 'Time frame of behaviour' });
    await userEvent.selectOptions(select, '90 days');
    expect(location.search).toBe('?frame=90d');
    await expect.element(page.getByText('2,345')).toBeVisible();
    release();
    await expect.element(page.getByText('8,765')).toBeVisible();
  });

  it('says that it did not load, where another frame can be chosen', async () => {
    fakeApi.fail(analytics.dashboard, 'forbidden', 'Not now.');
    await open();
    await expect.element(page.getByText('Not now.')).toBeVisible();
    fakeApi.respond(analytics.dashboard, makeAnalytics());
    const select = page.getByRole('combobox', { name: 'Time frame', exact: true });
    await userEvent.selectOptions(select, '30 days');
    await expect.element(page.getByText('2,345')).toBeVisible();
  });

  it('shows the rest while behaviour loads, and where it does not load', async () => {
    const release = fakeApi.hold(analytics.searchTrends);
    fakeApi.fail(analytics.searchTrends, 'forbidden', 'Not now.');
    await open();
    await expect.element(page.getByText('2,345')).toBeVisible();
    await expect.element(page.getByRole('status', { name: 'Loading behaviour' })).toBeVisible();
    release();
    await expect.element(page.getByText('Not now.')).toBeVisible();
    fakeApi.respond(analytics.searchTrends, searchTrends);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(region('Search Trends')).toBeVisible();
  });

  it('lists the top of each list', async () => {
    await open();
    await expect.element(region('Page Views by Page')).toBeVisible();
    await expect.element(region('Search Trends')).toBeVisible();
    expect(rowsOf('Page Views by Page')).toHaveLength(8);
    expect(rowsOf('Search Trends')).toEqual([['gaffer', 'Job search', '9']]);
    expect(rowsOf('Top Jobs')).toEqual([['Deleted job', '4']]);
    expect(rowsOf('Post Interactions')).toEqual([['Wrapped', '40', '8s']]);
    await expect
      .element(region('Post Interactions'))
      .toMatchTextContent(/321 views, 12\.5s on average/);
    await expect
      .element(region('Most Viewed Profiles'))
      .toMatchTextContent(/1.*Jonas Lindqvist.*jonas@nyu\.edu.*77 views/);
  });

  it('names pages so that one need not know the addresses, and leads to those that are one', async () => {
    fakeApi.respond(
      analytics.dashboard,
      makeAnalytics({
        pages: [
          { page: '/jobs', title: 'Jobs', views: 9 },
          { page: '/jobs/:jobId', title: 'A job', views: 4 },
        ],
      }),
    );
    await open();
    const list = region('Page Views by Page');
    await expect.element(list.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
    expect(rowsOf('Page Views by Page')).toEqual([
      ['Jobs', '/jobs', '9'],
      ['A job', '/jobs/…', '4'],
    ]);
    expect(list.getByRole('link').elements()).toHaveLength(1);
  });

  it('says what a list without rows would show', async () => {
    fakeApi.respond(
      analytics.dashboard,
      makeAnalytics({
        pages: [],
        mostViewedProfiles: [],
        popularContent: { posts: [], jobs: [], profiles: [] },
        skillFilters: { skills: [] },
      }),
    );
    await open('/admin', makeViewer({ role: 'analyst' }));
    await expect.element(page.getByText('No page has been viewed yet.')).toBeVisible();
    for (const name of ['Most Viewed Profiles', 'Popular Profiles'])
      await expect
        .element(region(name))
        .toMatchTextContent(/Names are shown to administrators only\./);
    await expect
      .element(page.getByRole('button', { name: 'Download Page Views by Page as CSV' }))
      .toBeDisabled();
  });
});

describe('the photo migration', () => {
  const card = region('Profile photo migration');

  it('is not for an analyst', async () => {
    await open('/admin', makeViewer({ role: 'analyst' }));
    await expect.element(page.getByText('2,345')).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });
});

describe('a chart', () => {
  const chart = region('Content views by day');

  it('names its lines, and is walked by the arrow keys', async () => {
    await open();
    const picture = chart.getByRole('application');
    await expect.element(picture).toBeVisible();
    await expect
      .element(chart.getByRole('list', { name: 'Legend' }))
      .toMatchTextContent(/Posts.*Jobs.*Profiles.*Events/);
    (picture.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(chart.getByRole('status'))
      .toMatchTextContent(/March (8|9), 2026.*Posts5.*Events8/);
  });

  it('has a table behind it, the last day first', async () => {
    await open();
    await chart.getByRole('button', { name: /^Show as table/ }).click();
    await expect.element(chart.getByRole('application')).not.toBeInTheDocument();
    expect(rowsOf('Content views by day')[0]).toEqual([
      'Tuesday, March 10, 2026',
      '5',
      '6',
      '7',
      '8',
    ]);
    expect(rowsOf('Content views by day')).toHaveLength(3);
  });

  it('shows the last six of twelve months', async () => {
    await open();
    await region('Monthly Active Users')
      .getByRole('button', { name: /^Show as table/ })
      .click();
    expect(rowsOf('Monthly Active Users').map(([month]) => month)).toEqual([
      'December 2025',
      'November 2025',
      'October 2025',
      'September 2025',
      'August 2025',
      'July 2025',
    ]);
  });

  it('says that nothing was counted instead of drawing a line of zeros', async () => {
    const { overview } = makeAnalytics();
    const applicationsByDay = [{ date: '2026-03-08', applications: 0, answers: 0 }];
    fakeApi.respond(
      analytics.dashboard,
      makeAnalytics({ overview: { ...overview, applicationsByDay } }),
    );
    await open();
    await expect
      .element(region('Applications and answers by day'))
      .toMatchTextContent(/Nothing has been counted yet\./);
  });
});

describe('a file of a table', () => {
  it('has every row, a name with the day, and no formula', async () => {
    const downloads = catchDownloads();
    await open();
    await page.getByRole('button', { name: 'Download Page Views by Page as CSV' }).click();
    await page.getByRole('button', { name: 'Download Popular Posts as CSV' }).click();
    expect(downloads[0]?.name).toMatch(/^callboard-page-views-by-page-\d{4}-\d\d-\d\d\.csv$/);
    expect((await downloads[0]?.file.text())?.trim().split('\r\n')).toHaveLength(10);
    expect(await downloads[1]?.file.text()).toContain(`"'=SUM(A1), a post",44`);
  });
});
