import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { discover } from '#contract/discover/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { works } from '#contract/works/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { DiscoverPage } from './discover-page.tsx';

const [school = ''] = schoolNames;
const otherSchool = schoolNames.at(-1) ?? '';
const [major = ''] = programmesOf(school);
const [skill] = skills;

const field = (name: string) => page.getByRole('combobox', { name });
const options = (name: string) =>
  Array.from(field(name).element().querySelectorAll('option'), (option) => option.value);
const chips = () =>
  page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
const search = () => new URLSearchParams(location.search);
const open = (filters: Record<string, string>) =>
  renderInApp(<DiscoverPage />, { path: `/discover?${new URLSearchParams(filters)}` });

beforeEach(() => {
  fakeApi.respond(discover.search, []);
  fakeApi.respond(discover.count, { count: 12, isMore: false });
});

describe('the filters of Discover', () => {
  it('are read from the address', async () => {
    await open({ school, major });
    await expect.element(field('School')).toHaveValue(school);
    await expect.element(field('Major')).toHaveValue(major);
    expect(options('Major')).toEqual(['', ...programmesOf(school)]);
    expect(chips()).toEqual([school, major]);
  });

  it('offer every major while no school is chosen', async () => {
    await open({});
    await expect.element(field('School')).toHaveValue('');
    const all = schoolNames.flatMap((name) => [...programmesOf(name)]);
    expect(options('Major')).toEqual(['', ...all]);
  });

  it('forget the major with its school', async () => {
    await open({ school, major, skill });
    await field('School').selectOptions(otherSchool);
    await expect.poll(chips).toEqual([skill, otherSchool]);
    expect(search().has('major')).toBe(false);
    expect(search().get('school')).toBe(otherSchool);
  });

  it('ignore a major that the school does not offer', async () => {
    await open({ school, major: 'Plumbing' });
    await expect.poll(chips).toEqual([school]);
    await expect
      .poll(() => fakeApi.requests(discover.search).at(-1)?.query)
      .toMatchObject({ school });
    expect(fakeApi.requests(discover.search).at(-1)?.query).not.toHaveProperty('major');
  });

  it('are taken off one by one, or all at once', async () => {
    await open({ school, skill, q: 'ham' });
    await page.getByRole('button', { name: `Remove filter ${school}` }).click();
    await expect.poll(chips).toEqual([skill]);
    expect(search().get('q')).toBe('ham');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(chips).toEqual([]);
    expect(location.search).toBe('');
  });

  it('do without the count where it does not load', async () => {
    fakeApi.fail(discover.count, 'internal');
    await open({});
    await expect.element(page.getByText('Nobody found')).toBeVisible();
    await expect.element(page.getByRole('status').first()).toHaveTextContent('students');
  });
});

describe('the order of Discover', () => {
  const choice = (name: string) => page.getByRole('button', { name });
  const asked = () => fakeApi.requests(discover.search).at(-1)?.query;

  it('is the best match until the name is chosen, and stays in the address', async () => {
    await open({ skill });
    await expect.element(choice('Best match')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(asked).toMatchObject({ skill, sort: 'match' });
    await choice('Name').click();
    await expect.element(choice('Name')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(asked).toMatchObject({ skill, sort: 'name' });
    expect(search().get('sort')).toBe('name');
    await page.getByRole('button', { name: `Remove filter ${skill}` }).click();
    expect(search().get('sort')).toBe('name');
    await choice('Best match').click();
    await expect.poll(() => location.search).toBe('');
  });

  it('ignores one that there is not, and leaves words to their own', async () => {
    await open({ sort: 'height', q: 'ham' });
    await expect.poll(asked).toMatchObject({ q: 'ham', sort: 'match' });
    await expect.element(page.getByText('Nobody found for “ham”')).toBeVisible();
    await expect.element(choice('Best match')).not.toBeInTheDocument();
  });
});

it('tells of searches for members and of the skills they are found by', async () => {
  await open({});
  await page.getByRole('searchbox', { name: 'Search students' }).fill('Okafor');
  await expect.poll(() => search().get('q')).toBe('Okafor');
  await field('Skill').selectOptions(skill);
  await expect
    .poll(() => fakeApi.requests(tracking.recordAction).map(({ body }) => body))
    .toMatchObject([
      { action: 'search', page: '/discover', metadata: { query: 'Okafor', searchType: 'members' } },
      { action: 'filter', page: '/discover', metadata: { skill } },
    ]);
});

describe('the tab Work', () => {
  const tab = (name: string) => page.getByRole('tab', { name });
  const asked = () => fakeApi.requests(works.list).at(-1)?.query;

  beforeEach(() => fakeApi.respond(works.list, []));

  it('is in the address, and Back returns to the people', async () => {
    await open({ skill });
    await tab('Work').click();
    await expect.element(tab('Work')).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => location.search).toBe('?show=work');
    await expect.element(page.getByText('The wall is empty')).toBeVisible();
    history.back();
    await expect.element(tab('People')).toHaveAttribute('aria-selected', 'true');
    await expect.poll(chips).toEqual([skill]);
  });

  it('has filters of its own, which stay in the address', async () => {
    await open({ show: 'work', tag: 'Animation', skill, type: 'hologram' });
    await expect.poll(chips).toEqual(['Animation']);
    await field('Type').selectOptions('Video');
    await expect.poll(asked).toMatchObject({ tag: 'Animation', type: 'video' });
    await page.getByRole('searchbox', { name: 'Search works' }).fill('tree');
    await expect.poll(asked).toMatchObject({ q: 'tree', type: 'video' });
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(chips).toEqual([]);
    await expect.poll(() => search().get('show')).toBe('work');
  });
});
