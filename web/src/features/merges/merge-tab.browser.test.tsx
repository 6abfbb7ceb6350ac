import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '#contract/admin/contract.ts';
import { type AccountMerge, type MergeResult, merges } from '#contract/merges/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeAdminUser } from '#web/testing/make-admin-user.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { MergeTab } from './merge-tab.tsx';

const viewer = makeViewer({ isAdmin: true });
const open = () => renderInApp(<MergeTab />, { path: '/admin?tab=merge', viewer });

const foretold: MergeResult = {
  mergeId: null,
  undoUntil: null,
  primary: { ...makeMember(), id: 'user_one', email: 'one@nyu.edu' },
  secondary: { ...makeMember(), id: 'user_two', email: 'two@nyu.edu' },
  summary: { totalItemsMerged: 12, conflictsResolved: 2 },
  merged: {
    jobs: 1,
    posts: 9,
    events: 0,
    applications: 0,
    connections: 2,
    messages: 0,
    comments: 0,
    courses: 0,
    portfolio: 0,
    userAnalytics: 0,
    other: 0,
  },
  conflicts: ['Both liked the same post: one like stays (2).'],
};

const merged: AccountMerge = {
  id: 'merge_1',
  primary: makeMember(),
  secondary: { id: 'user_two', firstName: 'Jonas', lastName: 'Lindqvist', email: 'two@nyu.edu' },
  by: makeMember(),
  totalItemsMerged: 12,
  conflictsResolved: 2,
  createdAt: '2026-01-05T12:00:00.000Z',
  undoUntil: '2999-01-05T12:00:00.000Z',
  undoneAt: null,
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const submit = () => page.getByRole('button', { name: 'Merge Accounts' }).click();
const dialog = page.getByRole('alertdialog');

async function fill(primary: string, secondary: string) {
  await field('Primary account').fill(primary);
  await field('Secondary account').fill(secondary);
}

beforeEach(() => {
  fakeApi.respond(merges.list, []);
  fakeApi.respond(merges.merge, ({ body }) =>
    body.dryRun
      ? foretold
      : { ...foretold, mergeId: 'merge_1', undoUntil: '2999-01-05T12:00:00.000Z' },
  );
});

describe('the form', () => {
  it('wants two different accounts, and asks for nothing before', async () => {
    await open();
    await expect.element(page.getByText('No merges yet.')).toBeVisible();
    await submit();
    await expect
      .element(page.getByText('Missing information: Please enter both user IDs'))
      .toBeVisible();
    await fill('user_one', 'user_one');
    await submit();
    await expect
      .element(page.getByText('Invalid selection: Primary and secondary users cannot be the same'))
      .toBeVisible();
    expect(fakeApi.requests(merges.merge)).toEqual([]);
  });

  it.each(['Jonas', 'J'.repeat(80), 'jonas@nyu.edu'])(
    'misses an id where %j was typed and nobody chosen',
    async (typed) => {
      fakeApi.respond(admin.listUsers, [makeAdminUser({ id: 'user_one' })]);
      await open();
      await fill('user_two', typed);
      await submit();
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('Missing information: Please enter both user IDs');
      expect(fakeApi.requests(merges.merge)).toEqual([]);
    },
  );

  it('finds a member by name and says who was chosen', async () => {
    fakeApi.respond(admin.listUsers, [makeAdminUser({ id: 'user_one' })]);
    await open();
    await field('Primary account').fill('Jonas');
    await page.getByRole('button', { name: /Jonas Lindqvist.*jonas@nyu\.edu/ }).click();
    await expect.element(field('Primary account')).toHaveValue('user_one');
    await expect.element(page.getByText('Jonas Lindqvist, jonas@nyu.edu')).toBeVisible();
  });
});

describe('a merge', () => {
  it('is tried first, confirmed, and shown with its numbers until closed', async () => {
    await open();
    await fill('user_one', 'user_two');
    await submit();
    await expect.element(dialog).toMatchTextContent(/can be undone for 30 days/);
    await expect.element(dialog).toMatchTextContent(/Posts9/);
    await expect.element(dialog).toMatchTextContent(/one like stays \(2\)/);
    expect(fakeApi.requests(merges.merge).map(({ body }) => body.dryRun)).toEqual([true]);

    fakeApi.respond(merges.list, [merged]);
    await dialog.getByRole('button', { name: 'Merge Accounts' }).click();
    const result = page.getByRole('region', { name: 'Merge result' });
    await expect.element(result).toMatchTextContent(/12 items merged, 2 conflicts resolved/);
    await expect.element(field('Primary account')).toHaveValue('');
    await expect.element(page.getByText(/^two@nyu\.edu →/)).toBeVisible();
    await result.getByRole('button', { name: 'Close the result' }).click();
    await expect.element(result).not.toBeInTheDocument();
  });

  it('changes nothing when it is not confirmed', async () => {
    await open();
    await fill('user_one', 'user_two');
    await submit();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field('Primary account')).toHaveValue('user_one');
    expect(fakeApi.requests(merges.merge)).toHaveLength(1);
  });

  it('says why it was refused', async () => {
    fakeApi.fail(merges.merge, 'conflict', 'The secondary account is suspended.');
    await open();
    await fill('user_one', 'user_two');
    await submit();
    await expect.element(page.getByText('Merge failed')).toBeVisible();
    await expect.element(page.getByText('The secondary account is suspended.')).toBeVisible();
  });

  it('is undone after a confirmation, and not when it is too late', async () => {
    fakeApi.respond(merges.list, [
      merged,
      { ...merged, id: 'merge_0', undoUntil: '2026-02-04T12:00:00.000Z' },
    ]);
    fakeApi.respond(merges.undo, { ...merged, undoneAt: '2026-01-06T12:00:00.000Z' });
    await open();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    fakeApi.respond(merges.list, [{ ...merged, undoneAt: '2026-01-06T12:00:00.000Z' }]);
    await dialog.getByRole('button', { name: 'Undo merge' }).click();
    await expect.element(page.getByText('The merge was undone')).toBeVisible();
    await expect.element(page.getByText('Undone', { exact: true })).toBeVisible();
    expect(fakeApi.requests(merges.undo)[0]?.params).toEqual({ id: 'merge_1' });
  });

  it('list that did not load is asked for again', async () => {
    fakeApi.fail(merges.list, 'internal');
    await open();
    await expect.element(page.getByText('We could not load the merges.')).toBeVisible();
    fakeApi.respond(merges.list, [merged]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByText(/^two@nyu\.edu →/)).toBeVisible();
  });
});
