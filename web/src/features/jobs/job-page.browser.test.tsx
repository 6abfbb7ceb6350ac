import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { applications } from '#contract/applications/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { type Job, jobs } from '#contract/jobs/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeApplication } from '#web/testing/make-application.ts';
import { makeJob, makePosition } from '#web/testing/make-job.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { JobPage } from './job-page.tsx';

const past = '2026-01-06T12:00:00.000Z';
const viewer = makeViewer();
const own = { author: makeMember({ ...viewer }), authorId: viewer.id };

const actions = page.getByRole('group', { name: 'Actions' });
const apply = actions.getByRole('button', { name: 'Apply Now' });
const callSheet = actions.getByRole('link', { name: 'Call sheet' });
const panel = (name: string) => page.getByRole('region', { name });

beforeEach(async () => {
  await setViewport(1_280, 900);
  fakeApi.respond(projects.listMine, []);
  fakeApi.respond(portfolio.list, []);
  fakeApi.respond(jobs.listSimilar, []);
  fakeApi.respond(jobs.listCrew, []);
  fakeApi.respond(applications.listForJob, []);
  fakeApi.fail(connections.status, 'not_found');
});

async function open(part: Partial<Job> = {}) {
  fakeApi.respond(jobs.get, makeJob(part));
  await renderInApp(<JobPage jobId="job_1" />, { path: '/jobs/job_1', viewer });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

describe('the page of a job', () => {
  it('shows everything about the call', async () => {
    await open({
      type: 'part-time',
      budget: '$180 a day',
      startDate: '2098-03-20',
      deadline: '2098-03-01',
      respondBy: '2098-03-05',
      requirements: 'Own boots.',
      targetSchool: 'Gallatin School',
      positions: [
        makePosition({ wanted: 3, filled: 1, skills: ['Gaffing'] }),
        makePosition({ id: 'position_2', role: 'Grip', filled: 1 }),
      ],
    });
    for (const words of [
      'Part-time',
      '$180 a day',
      'Thursday, March 20',
      'Mar 1, 2098',
      'Jonas answers everyone by Wednesday, March 5.',
      'Own boots.',
      'Gallatin School',
      '2 of 3 open · Paid',
      'Filled · Paid',
    ]) {
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    }
    await expect.element(apply).toBeVisible();
  });

  it('shows who posted it, how they answer, the crew and similar jobs with the reason', async () => {
    fakeApi.respond(jobs.listCrew, [
      { user: makeMember({ id: 'user_ada', firstName: 'Ada' }), role: 'Gaffer' },
    ]);
    fakeApi.respond(jobs.listSimilar, [
      {
        job: makeJob({ id: 'job_2', title: 'Night grip' }),
        sharedSkills: ['Lighting', 'Grip'],
        isSameAuthor: false,
      },
      {
        job: makeJob({ id: 'job_3', title: 'Day grip' }),
        sharedSkills: [],
        isSameAuthor: true,
      },
    ]);
    await open({ replies: { percent: 90, usualHours: 40 } });
    await expect
      .element(panel('Posted by').getByText('Answers 9 of 10, usually within two days'))
      .toBeVisible();
    const crew = panel('Crew so far');
    await expect.element(crew.getByRole('link', { name: 'Ada Lindqvist' })).toBeVisible();
    await expect.element(crew.getByText('Gaffer', { exact: true })).toBeVisible();
    const similar = panel('Similar jobs');
    await expect.element(similar.getByText('Also asks for Lighting and Grip')).toBeVisible();
    await expect.element(similar.getByText('Also by Jonas')).toBeVisible();
    await expect
      .element(similar.getByRole('link', { name: 'Night grip' }))
      .toHaveAttribute('href', '/jobs/job_2');
  });

  it('does without the panels that do not load', async () => {
    fakeApi.fail(jobs.listCrew, 'internal');
    fakeApi.fail(jobs.listSimilar, 'internal');
    fakeApi.fail(portfolio.list, 'internal');
    await open();
    await expect.element(panel('Posted by')).toBeVisible();
    await expect.element(panel('Crew so far')).not.toBeInTheDocument();
    await expect.element(panel('Similar jobs')).not.toBeInTheDocument();
  });

  it('keeps Apply in sight on a phone, however long the call is', async () => {
    await setViewport(390, 700);
    await open({ description: 'Two nights.\n\n'.repeat(80) });
    await expect.element(apply).toBeInViewport();
    scrollTo({ top: 600, behavior: 'instant' });
    await expect.element(apply).toBeInViewport();
  });

  it('says that there is none, and leads to all jobs', async () => {
    fakeApi.fail(jobs.get, 'not_found');
    await renderInApp(<JobPage jobId="job_1" />, { path: '/jobs/job_1' });
    await expect.element(page.getByRole('heading', { name: 'Job not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Jobs' }).click();
    expect(location.pathname).toBe('/jobs');
  });

  it('leads back where one came from', async () => {
    history.pushState(null, '', '/discover?skill=Grip');
    history.pushState(null, '', '/jobs/job_1');
    await open();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect.poll(() => location.pathname + location.search).toBe('/discover?skill=Grip');
  });
});

describe('a job that takes no applications', () => {
  it.each([
    ['expired', { expiresAt: past }, 'Expired', 'Applications are closed.'],
    ['filled', { positions: [makePosition({ filled: 1 })] }, 'Filled', 'Every position is filled.'],
  ])('is %s, and says so', async (_, part, tape, message) => {
    await open(part);
    await expect.element(page.getByText(tape, { exact: true })).toBeVisible();
    await expect.element(actions.getByText(message)).toBeVisible();
    await expect.element(apply).not.toBeInTheDocument();
  });

  it('still shows an application that was sent', async () => {
    fakeApi.respond(applications.mineForJob, makeApplication());
    await open({ expiresAt: past, isApplied: true });
    await expect.element(actions.getByText('Application Submitted')).toBeVisible();
    await expect.element(actions.getByText('Pending', { exact: true })).toBeVisible();
    await expect.element(actions.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect.element(callSheet).not.toBeInTheDocument();
  });

  it('leads its crew to the call sheet', async () => {
    const positions = [makePosition({ filled: 1 })];
    const { job } = makeApplication();
    const accepted = makeApplication({ status: 'accepted', job: { ...job, positions } });
    fakeApi.respond(applications.mineForJob, accepted);
    await open({ positions, isApplied: true });
    await expect.element(callSheet).toHaveAttribute('href', '/jobs/job_1/call-sheet');
  });
});

describe('the page of an own job', () => {
  it('renews with one press once it has expired', async () => {
    await open({ ...own, expiresAt: past });
    fakeApi.respond(jobs.renew, makeJob({ ...own, expiresAt: '2099-03-06T12:00:00.000Z' }));
    await actions.getByRole('button', { name: 'Renew' }).click();
    await expect.element(page.getByText('It is open until Mar 6, 2099.')).toBeVisible();
    await expect.element(page.getByText('Expired', { exact: true })).not.toBeInTheDocument();
    await expect.element(actions.getByRole('button', { name: 'Renew' })).not.toBeInTheDocument();
  });

  it('says why it was not renewed', async () => {
    await open({ ...own, expiresAt: past });
    fakeApi.fail(jobs.renew, 'conflict', 'This job is filled.');
    await actions.getByRole('button', { name: 'Renew' }).click();
    await expect.element(page.getByText('Error renewing job')).toBeVisible();
    await expect.element(actions.getByRole('button', { name: 'Renew' })).toBeEnabled();
  });

  it('leads to the call sheet once every position is filled', async () => {
    await open({ ...own, positions: [makePosition({ filled: 1 })] });
    await expect.element(callSheet).toHaveAttribute('href', '/jobs/job_1/call-sheet');
  });

  it('leads on to its applicants, and can be edited', async () => {
    fakeApi.respond(applications.listForJob, [makeApplication()]);
    await open(own);
    const applicants = actions.getByRole('link', { name: 'See applicants' });
    await expect.element(applicants).toHaveAttribute('href', '/applicants?job=job_1');
    await actions.getByRole('button', { name: 'Edit' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Edit Job Post' })).toBeVisible();
  });

  it('cannot be applied to, and lists who did', async () => {
    await open(own);
    await expect.element(actions.getByText(/^Your job post/)).toBeVisible();
    await expect.element(apply).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: /Applicants/ })).toBeVisible();
    await expect.element(page.getByText(/^No applications yet/)).toBeVisible();
    const applicants = actions.getByRole('link', { name: 'See applicants' });
    await expect.element(applicants).not.toBeInTheDocument();
  });
});

describe('the applicants of an own job', () => {
  it('go on as one scrolls', async () => {
    const list = (from: number) =>
      Array.from({ length: 20 }, (_, n) => makeApplication({ id: `app_${from + n}` }));
    fakeApi.respond(applications.listForJob, ({ query }) => list(query.cursor ? 20 : 0), {
      nextCursor: 'more',
    });
    await open(own);
    const shown = () => document.querySelectorAll('[data-application]').length;
    await expect.poll(shown).toBeGreaterThanOrEqual(20);
    fakeApi.respond(applications.listForJob, list(20));
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(shown).toBe(40);
  });
});

describe('saving a job', () => {
  it('says where saved jobs are', async () => {
    fakeApi.respond(jobs.save);
    await open();
    await actions.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'See saved' }).click();
    expect(location.pathname + location.search).toBe('/jobs?tab=saved');
  });
});
