import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { jobs } from '#contract/jobs/contract.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeJob } from '#web/testing/make-job.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { BrowsePanel } from './browse-panel.tsx';

const job = makeJob();
const box = page.getByRole('searchbox', { name: 'Search jobs' });
const none = { count: 0, isMore: false };

const open = (search = '') => renderInApp(<BrowsePanel postJob={{}} />, { path: `/jobs${search}` });
const told = () => fakeApi.requests(tracking.recordAction).map(({ body }) => body);
const search = async (typed: string) => {
  await box.fill(typed);
  await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe(typed);
};

beforeEach(async () => {
  await setViewport(1_280, 900);
  fakeApi.respond(jobs.search, [job]);
  fakeApi.respond(savedSearches.list, []);
  fakeApi.respond(jobs.counts, { browse: none, applications: none, applicants: none, saved: none });
});
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

it('tells of a search of three characters, not of two, and once in a row', async () => {
  await open();
  await search('ga');
  await search('gaf');
  await box.click();
  await userEvent.keyboard('{Enter}');
  await search('gaffer');
  await expect.poll(told).toEqual([
    { action: 'search', page: '/jobs', metadata: { query: 'gaf', searchType: 'jobs' } },
    { action: 'search', page: '/jobs', metadata: { query: 'gaffer', searchType: 'jobs' } },
  ]);
});

it('tells of filters that change, and of a skill that is added', async () => {
  await open('?skills=Foley');
  await page.getByRole('combobox', { name: 'Payment' }).selectOptions('paid');
  await page.getByRole('combobox', { name: 'Skill' }).fill('Choreo');
  await page.getByRole('option', { name: 'Choreography' }).click();
  await page.getByRole('button', { name: 'Remove filter Foley' }).click();
  await expect.poll(told).toEqual([
    { action: 'filter', page: '/jobs', metadata: { payment: 'paid' } },
    {
      action: 'filter',
      page: '/jobs',
      metadata: { skills: 'Foley,Choreography', skill: 'Choreography' },
    },
    { action: 'filter', page: '/jobs', metadata: { skills: 'Choreography' } },
  ]);
});

it('goes on where the server refuses to hear it', async () => {
  fakeApi.fail(tracking.recordAction, 'too_many_requests');
  await open();
  await search('gaffer');
  await expect.poll(told).toHaveLength(1);
  await expect.element(page.getByRole('article', { name: job.title })).toBeVisible();
  expect(fakeApi.requests(tracking.reportError)).toEqual([]);
});

it('tells nothing where the browser asks for privacy', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await open();
  await search('gaffer');
  await page.getByRole('link', { name: job.title, exact: true }).click();
  await expect.poll(() => location.pathname).toBe(`/jobs/${job.id}`);
  expect(told()).toEqual([]);
});
