import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { schoolNames } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { discover, type FoundMember } from '#contract/discover/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SearchResults } from './search-results.tsx';

const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const jonas: FoundMember = { ...makeMember(), bio: null, skills: six };
const [skill] = skills;
const [school] = schoolNames;

const person = page.getByRole('link', { name: 'Jonas Lindqvist' });
const onClear = vi.fn();

describe('SearchResults', () => {
  it('says that it looks, and shows four skills of a member', async () => {
    fakeApi.respond(discover.search, [jonas]);
    const release = fakeApi.hold(discover.search);
    await renderInApp(<SearchResults filters={{}} onClear={onClear} />);
    await expect.element(page.getByRole('status', { name: 'Looking for students' })).toBeVisible();
    release();
    await expect.element(person).toBeVisible();
    const shown = page.getByRole('list', { name: 'Skills' }).getByRole('listitem').elements();
    expect(shown.map((item) => item.textContent)).toEqual([...six.slice(0, 4), '+2 more']);
  });

  it('can be tried again when it did not work', async () => {
    fakeApi.disconnect(discover.search);
    await renderInApp(<SearchResults filters={{}} onClear={onClear} />);
    await expect.element(page.getByText('The search did not work')).toBeVisible();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    fakeApi.respond(discover.search, [jonas]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(person).toBeVisible();
  });

  it('keeps the members it shows while it looks for others', async () => {
    fakeApi.respond(discover.search, [jonas]);
    const { rerender } = await renderInApp(<SearchResults filters={{}} onClear={onClear} />);
    await expect.element(person).toBeVisible();
    const release = fakeApi.hold(discover.search);
    await rerender(<SearchResults filters={{ q: 'ham' }} onClear={onClear} />);
    const grid = page.getByRole('list').first();
    await expect.element(grid).toHaveAttribute('aria-busy', 'true');
    await expect.element(person).toBeVisible();
    fakeApi.respond(discover.search, []);
    release();
    await expect.element(page.getByText('Nobody found for “ham”')).toBeVisible();
  });

  it.each([
    ['a word', { q: 'ham' }, /^Try a first name alone/, 'Clear the search'],
    ['one filter', { skill }, /^No student matches this filter/, 'Clear filters'],
    ['two filters', { skill, school }, /^No student matches all 2 filters/, 'Clear filters'],
  ])('says what to do where %s finds nobody', async (_, filters, advice, label) => {
    onClear.mockReset();
    fakeApi.respond(discover.search, []);
    await renderInApp(<SearchResults filters={filters} onClear={onClear} />);
    await expect.element(page.getByText(advice)).toBeVisible();
    await page.getByRole('button', { name: label }).click();
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('offers nothing to clear where nothing was asked for', async () => {
    fakeApi.respond(discover.search, []);
    await renderInApp(<SearchResults filters={{}} onClear={onClear} />);
    await expect.element(page.getByText('Nobody found')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
