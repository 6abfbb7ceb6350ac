import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connections, type Recommendation } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeJob } from '#web/testing/make-job.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { HomeStart } from './home-start.tsx';

const job = makeJob();
const priya: Recommendation = {
  ...makeMember({ id: 'user_priya', firstName: 'Priya' }),
  skills: [],
  reasons: ['same major'],
  suggestedNote: 'We study the same.',
};

const calls = page.getByRole('region', { name: 'Calls that want what you do' });
const people = page.getByRole('region', { name: 'People to meet' });
const nextStep = page.getByRole('region', { name: 'Your next step' });

const open = (part: Partial<CurrentUser>) =>
  renderInApp(<HomeStart />, {
    viewer: makeViewer({ skills: ['Cinematography'], profileImageUrl: null, ...part }),
  });
const newcomer = { createdAt: new Date().toISOString() };

beforeEach(() => {
  fakeApi.respond(connections.requests, []);
  fakeApi.respond(connections.recommended, [priya]);
  fakeApi.respond(jobs.search, [job]);
  fakeApi.respond(portfolio.list, []);
  fakeApi.respond(courses.list, []);
});

describe('the home of a newcomer', () => {
  it('begins with calls for their skills, people with reasons and the next step', async () => {
    await open(newcomer);
    await expect
      .element(calls.getByRole('link', { name: job.title }))
      .toHaveAttribute('href', pathTo('job', { jobId: job.id }));
    await expect
      .element(calls.getByRole('list', { name: 'Your skills it needs' }))
      .toHaveTextContent('Cinematography');
    await expect.element(people.getByText('same major')).toBeVisible();
    await expect.element(nextStep).toBeVisible();
    await expect
      .poll(() => fakeApi.requests(jobs.search)[0])
      .toMatchObject({
        query: { skills: ['Cinematography'] },
      });
  });

  it('says that no call wants these skills yet', async () => {
    fakeApi.respond(jobs.search, []);
    await open(newcomer);
    await expect.element(calls.getByText(/^Nobody looks for your skills today\./)).toBeVisible();
  });

  it('can load the calls again', async () => {
    fakeApi.disconnect(jobs.search);
    await open(newcomer);
    await expect.element(calls.getByRole('button', { name: 'Try Again' })).toBeVisible();
    fakeApi.respond(jobs.search, [job]);
    await calls.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(calls.getByRole('link', { name: job.title })).toBeVisible();
  });

  it('asks for no calls without skills', async () => {
    await open({ ...newcomer, skills: [] });
    await expect.element(nextStep).toBeVisible();
    await expect.element(calls).not.toBeInTheDocument();
    expect(fakeApi.requests(jobs.search)).toEqual([]);
  });
});

it('shows only the next step to a member of long standing', async () => {
  await open({ createdAt: '2020-01-05T12:00:00.000Z' });
  await expect.element(nextStep).toBeVisible();
  await expect.element(calls).not.toBeInTheDocument();
  await expect.element(people).not.toBeInTheDocument();
});

it('leads to the step on the own profile', async () => {
  await open(newcomer);
  await nextStep.getByRole('button').click();
  await expect.poll(() => `${location.pathname}${location.search}`).toMatch(/^\/profile\?step=/);
});
