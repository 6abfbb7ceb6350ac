import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AdminJobApplication, admin } from '#contract/admin/contract.ts';
import { analytics, type JobDetails, mostJobs } from '#contract/analytics/contract.ts';
import { catchDownloads } from '#web/testing/catch-downloads.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { JobAnalyticsTab } from './job-analytics-tab.tsx';

const makeDetails = (part: Partial<JobDetails>): JobDetails => ({
  id: `job_${part.title}`,
  title: 'Gaffer',
  description: 'x'.repeat(90),
  postedDate: '2026-03-08T12:00:00.000Z',
  views: 100,
  clicks: 6,
  applications: 2,
  answered: 1,
  ...part,
});
const jobs = [
  makeDetails({ title: 'Editor', postedDate: '2026-03-09T12:00:00.000Z', views: 0, clicks: 0 }),
  makeDetails({ title: 'Gaffer' }),
  makeDetails({
    title: 'Dancer',
    postedDate: '2026-03-07T12:00:00.000Z',
    views: 1_000,
    clicks: 50,
  }),
];

const newest = `These are the newest ${mostJobs} jobs.`;
const application: AdminJobApplication = {
  id: 'app_1',
  jobId: 'job_Gaffer',
  applicantId: makeMember().id,
  applicant: { ...makeMember(), email: 'jonas@nyu.edu' },
  message: 'I own a light.',
  status: 'pending',
  createdAt: '2026-03-09T12:00:00.000Z',
};

const open = (viewer = makeViewer({ isAdmin: true })) =>
  renderInApp(<JobAnalyticsTab />, { viewer });
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ firstChild, lastChild }) => [
      firstChild?.textContent?.slice(0, 6),
      lastChild?.textContent,
    ]);

beforeEach(async () => {
  await setViewport(1200, 900);
  fakeApi.respond(analytics.jobDetails, jobs);
});

describe('JobAnalyticsTab', () => {
  it('shows the click rate, green above five in a hundred, and N/A where nobody looked', async () => {
    await open();
    await expect.element(page.getByText('6.0%')).toHaveAttribute('data-rate', 'good');
    await expect.element(page.getByText('5.0%')).toHaveAttribute('data-rate', 'low');
    expect(rows()).toEqual([
      ['Editor', 'N/A'],
      ['Gaffer', '6.0%'],
      ['Dancer', '5.0%'],
    ]);
    await expect.element(page.getByText(`${'x'.repeat(80)}…`).first()).toBeVisible();
    await expect.element(page.getByText(newest)).not.toBeInTheDocument();
  });

  it('is sorted by a column, round at the second press, what has no rate last', async () => {
    await open();
    const header = page.getByRole('button', { name: 'Click rate' });
    await header.click();
    expect(rows().map(([title]) => title)).toEqual(['Gaffer', 'Dancer', 'Editor']);
    await header.click();
    expect(rows().map(([title]) => title)).toEqual(['Dancer', 'Gaffer', 'Editor']);
    await expect
      .element(page.getByRole('columnheader', { name: 'Click rate' }))
      .toHaveAttribute('aria-sort', 'ascending');
  });

  it('opens to the applications, with a way to write', async () => {
    fakeApi.respond(admin.listJobApplications, [application]);
    const release = fakeApi.hold(admin.listJobApplications);
    await open();
    await page.getByRole('button', { name: 'Gaffer' }).click();
    await expect.element(page.getByRole('status', { name: 'Loading applications' })).toBeVisible();
    release();
    const list = page.getByRole('list', { name: 'Applications to Gaffer' });
    await expect
      .element(list)
      .toMatchTextContent(/Jonas Lindqvist.*jonas@nyu\.edu.*I own a light\./);
    await expect
      .element(list.getByRole('link', { name: 'Email Jonas Lindqvist' }))
      .toHaveAttribute('href', 'mailto:jonas@nyu.edu');
  });

  it('has every application in the file, also those that are not shown yet', async () => {
    const downloads = catchDownloads();
    fakeApi.respond(admin.listJobApplications, [application], { nextCursor: 'older' });
    await open();
    await page.getByRole('button', { name: 'Gaffer' }).click();
    await expect.element(page.getByText('I own a light.')).toBeVisible();
    const older = { ...application, id: 'app_0', message: 'I own two.' };
    const answerFirst = () => {
      fakeApi.respond(admin.listJobApplications, [older]);
      return [application];
    };
    fakeApi.respond(admin.listJobApplications, answerFirst, { nextCursor: 'older' });
    await page.getByRole('button', { name: 'Download Applications to Gaffer as CSV' }).click();
    await expect.poll(() => downloads).toHaveLength(1);
    expect(await downloads[0]?.file.text()).toMatch(/I own a light\.[^]*I own two\./);
  });

  it('says where the list ends', async () => {
    fakeApi.respond(
      analytics.jobDetails,
      Array.from({ length: mostJobs }, (_, n) => makeDetails({ title: `Job ${n}` })),
    );
    await open();
    await expect.element(page.getByText(newest)).toBeVisible();
  });

  it('says that nobody applied', async () => {
    fakeApi.respond(admin.listJobApplications, []);
    await open();
    await page.getByRole('button', { name: 'Editor' }).click();
    await expect.element(page.getByText('No applications yet')).toBeVisible();
  });

  it('opens nothing for an analyst', async () => {
    await open(makeViewer({ role: 'analyst' }));
    await expect.element(page.getByText('Gaffer')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Gaffer' })).not.toBeInTheDocument();
  });

  it('is cards on a phone, sorted by a select', async () => {
    await setViewport(390, 800);
    fakeApi.respond(admin.listJobApplications, []);
    await open();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Views');
    await expect
      .element(page.getByRole('heading', { level: 3 }).first())
      .toHaveTextContent('Dancer');
    await page.getByRole('button', { name: 'Show applications' }).first().click();
    await expect.element(page.getByText('No applications yet')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
