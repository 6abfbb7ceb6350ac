import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { goOffline, goOnline } from '#web/testing/connection.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeJob } from '#web/testing/make-job.ts';
import { makeSavedSearch } from '#web/testing/make-saved-search.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { JobsPage } from './jobs-page.tsx';

const [school = ''] = schoolNames;
const otherSchool = schoolNames.at(-1) ?? '';
const [major = ''] = programmesOf(school);
const counted = (count: number) => ({ count, isMore: false });

const card = page.getByRole('article', { name: makeJob().title });
const field = (name: string) => page.getByRole('combobox', { name, exact: true });
const counts = {
  browse: counted(12),
  applications: counted(3),
  applicants: { count: 1_000, isMore: true },
  saved: counted(1),
};
const tab = (name: RegExp) => page.getByRole('tab', { name });
const chips = () =>
  page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
const address = () => Object.fromEntries(new URLSearchParams(location.search));
const lastQuery = () => fakeApi.requests(jobs.search).at(-1)?.query;
const open = (search: Record<string, string> = {}) =>
  renderInApp(<JobsPage />, { path: `/jobs?${new URLSearchParams(search)}` });

beforeEach(async () => {
  await setViewport(1_280, 900);
  fakeApi.respond(projects.listMine, []);
  fakeApi.respond(jobs.search, [makeJob()]);
  fakeApi.respond(jobs.listSaved, [makeJob({ isSaved: true })]);
  fakeApi.respond(savedSearches.list, []);
  fakeApi.respond(jobs.counts, counts);
});

describe('the tabs of the jobs page', () => {
  it('have counts, and are in the address', async () => {
    await open({ skills: 'Foley' });
    await expect.element(tab(/^Browse/)).toHaveTextContent('Browse12');
    await expect.element(tab(/^Applicants/)).toHaveTextContent('Applicants1,000+');
    await tab(/^Saved/).click();
    await expect.element(page.getByRole('region', { name: 'Saved jobs' })).toBeVisible();
    expect(address()).toEqual({ skills: 'Foley', tab: 'saved' });
    history.back();
    await expect.element(tab(/^Browse/)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(chips).toEqual(['Foley']);
  });

  it('do without counts that do not load, and without a tab that is not there', async () => {
    fakeApi.fail(jobs.counts, 'internal');
    await open({ tab: 'nonsense' });
    await expect.element(card).toBeVisible();
    expect(tab(/^Browse/).element().textContent).toBe('Browse');
  });
});

describe('the filters of the jobs page', () => {
  it('are read from the address and asked for', async () => {
    await open({ q: 'roof', payment: 'paid', type: 'internship', skills: 'Foley,Grip', school });
    await expect.element(field('Payment')).toHaveValue('paid');
    await expect.element(field('Type')).toHaveValue('internship');
    await expect.poll(chips).toEqual(['Paid', 'Internship', 'Foley', 'Grip', school]);
    await expect.poll(lastQuery).toMatchObject({
      q: 'roof',
      payment: 'paid',
      type: 'internship',
      skills: ['Foley', 'Grip'],
      school,
    });
  });

  it('forget the major with its school', async () => {
    await open({ school, major, skills: 'Foley' });
    await expect.poll(chips).toEqual(['Foley', school, major]);
    await field('School').selectOptions(otherSchool);
    await expect.poll(chips).toEqual(['Foley', otherSchool]);
    expect(address()).toEqual({ school: otherSchool, skills: 'Foley' });
  });

  it('take several skills, which come off one by one', async () => {
    await open({ skills: 'Foley' });
    await field('Skill').fill('grip');
    await userEvent.keyboard('{Enter}');
    await expect.poll(chips).toEqual(['Foley', 'Grip']);
    await page.getByRole('button', { name: 'Remove filter Foley' }).click();
    await expect.poll(address).toEqual({ skills: 'Grip' });
  });

  it('search when typing pauses, and keep the list meanwhile', async () => {
    await open();
    await expect.element(card).toBeVisible();
    const release = fakeApi.hold(jobs.search);
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('camera');
    await expect.poll(() => address()).toEqual({ q: 'camera' });
    await expect.element(card).toBeVisible();
    await expect.element(page.getByRole('list').last()).toBeInTheDocument();
    fakeApi.respond(jobs.search, []);
    release();
    await expect
      .element(page.getByText('No job with “camera” in it is open this week.'))
      .toBeVisible();
  });

  it('are a sheet on a phone, whose button says how many are on', async () => {
    await setViewport(390, 800);
    await open({ payment: 'paid', skills: 'Foley' });
    await expect.element(field('Payment')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Payment' }).selectOptions('unpaid');
    await expect.poll(address).toEqual({ payment: 'unpaid', skills: 'Foley' });
    await sheet.getByRole('button', { name: 'Show 12 jobs' }).click();
    await expect.poll(chips).toEqual(['Unpaid or credit', 'Foley']);
  });
});

describe('the list of jobs', () => {
  it('is read anew each time it is opened', async () => {
    const { rerender } = await open();
    await expect.element(card).toBeVisible();
    await rerender(<p>Elsewhere</p>);
    const before = fakeApi.requests(jobs.search).length;
    const release = fakeApi.hold(jobs.search);
    await rerender(<JobsPage />);
    await expect.element(card).toBeVisible();
    await expect.poll(() => fakeApi.requests(jobs.search).length).toBeGreaterThan(before);
    release();
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.fail(jobs.search, 'internal');
    await open();
    await expect.element(page.getByText('The jobs did not load')).toBeVisible();
    fakeApi.respond(jobs.search, [makeJob()]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(card).toBeVisible();
  });

  it('says that there is no connection', async () => {
    goOffline();
    fakeApi.disconnect(jobs.search);
    await open();
    await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    goOnline();
  });

  it('saves a search that finds nothing, with one press', async () => {
    fakeApi.respond(jobs.search, []);
    fakeApi.respond(jobs.counts, { ...counts, browse: counted(0) });
    fakeApi.respond(savedSearches.create, makeSavedSearch());
    await open({ payment: 'paid', skills: 'Foley' });
    await expect.element(page.getByText('No paid job asks for Foley this week.')).toBeVisible();
    const save = page.getByRole('button', { name: 'Save this search' });
    await expect.element(save).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Tell me when one does' }).click();
    await expect.element(page.getByText('Search saved', { exact: true })).toBeVisible();
    expect(fakeApi.requests(savedSearches.create)[0]?.body).toMatchObject({
      payment: 'paid',
      skills: ['Foley'],
      delivery: 'bell',
    });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    expect(address()).toEqual({});
  });

  it('asks for the first job on an empty board', async () => {
    fakeApi.respond(jobs.search, []);
    await open();
    await expect.element(page.getByText('The board is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Post Job' }).last().click();
    await expect.element(page.getByRole('dialog', { name: 'Post a Job' })).toBeVisible();
  });
});
