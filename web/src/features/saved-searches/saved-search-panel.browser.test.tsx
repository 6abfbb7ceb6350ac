import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeSavedSearch } from '#web/testing/make-saved-search.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SaveSearchButton } from './save-search-button.tsx';
import { SavedSearchPanel } from './saved-search-panel.tsx';

const panel = page.getByRole('region', { name: 'Saved searches' });
const run = panel.getByRole('link', { name: 'Paid · Foley' });
const delivery = panel.getByRole('combobox', { name: 'Tell me about Paid · Foley' });
const remove = panel.getByRole('button', { name: 'Delete the search Paid · Foley' });

beforeEach(() => {
  fakeApi.respond(savedSearches.list, [makeSavedSearch()]);
});

describe('the saved searches', () => {
  it('are run again', async () => {
    await renderInApp(<SavedSearchPanel />);
    await expect.element(run).toHaveAttribute('href', '/jobs?payment=paid&skills=Foley');
  });

  it('tell in another way, or stay as they were when that fails', async () => {
    fakeApi.respond(savedSearches.update, makeSavedSearch({ delivery: 'weekly' }));
    await renderInApp(<SavedSearchPanel />);
    await delivery.selectOptions('weekly');
    await expect.element(page.getByText('A mail a week tells you of new jobs.')).toBeVisible();
    expect(fakeApi.requests(savedSearches.update)[0]?.body).toEqual({ delivery: 'weekly' });
    fakeApi.fail(savedSearches.update, 'forbidden', 'Not today.');
    await delivery.selectOptions('none');
    await expect.element(page.getByText('Not today.')).toBeVisible();
    await expect.element(delivery).toHaveValue('weekly');
  });

  it('are deleted, and come back on Undo', async () => {
    fakeApi.respond(savedSearches.remove);
    fakeApi.respond(savedSearches.create, makeSavedSearch({ id: 'search_2' }));
    await renderInApp(<SavedSearchPanel />);
    await expect.element(remove).toBeVisible();
    fakeApi.respond(savedSearches.list, []);
    await remove.click();
    await expect.element(run).not.toBeInTheDocument();
    fakeApi.respond(savedSearches.list, [makeSavedSearch({ id: 'search_2' })]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(run).toBeVisible();
    expect(fakeApi.requests(savedSearches.create)[0]?.body).toMatchObject({
      payment: 'paid',
      skills: ['Foley'],
      delivery: 'bell',
    });
  });

  it('explain themselves while there are none, and say when they did not load', async () => {
    fakeApi.respond(savedSearches.list, []);
    const { unmount } = await renderInApp(<SavedSearchPanel />);
    await expect.element(panel.getByText(/^Search for a word/)).toBeVisible();
    await unmount();
    fakeApi.fail(savedSearches.list, 'internal');
    await renderInApp(<SavedSearchPanel />);
    await expect.element(panel.getByText('These did not load.')).toBeVisible();
  });
});

describe('saving a search', () => {
  it('asks how to be told', async () => {
    fakeApi.respond(savedSearches.create, makeSavedSearch({ delivery: 'daily' }));
    await renderInApp(<SaveSearchButton search={{ payment: 'paid', skills: ['Foley'] }} />);
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect.element(dialog).toHaveAccessibleDescription('Paid · Foley');
    await dialog.getByRole('radio', { name: 'One mail a day' }).click();
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('A mail a day tells you of new jobs.')).toBeVisible();
    expect(fakeApi.requests(savedSearches.create)[0]?.body).toMatchObject({ delivery: 'daily' });
  });
});
