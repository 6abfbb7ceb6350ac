import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { projectTags } from '#contract/catalogue/project-tags.ts';
import { commentsOn } from '#contract/comments/contract.ts';
import { type Work, works } from '#contract/works/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Wall } from './wall.tsx';

const maker = makeMember();
const [tag, otherTag] = projectTags;

const makeItem = (id: string, title: string): Work => ({
  id,
  userId: maker.id,
  title,
  description: null,
  mediaUrl: '/uploads/score.pdf',
  mediaType: 'document',
  media: null,
  tags: [],
  sortOrder: null,
  commentCount: 0,
  isCommentingOpen: true,
  createdAt: '2026-11-01T12:00:00Z',
  maker,
});
const [first, second, third] = [
  makeItem('item_1', 'Overture'),
  makeItem('item_2', 'Second act'),
  makeItem('item_3', 'Finale'),
];

const onClear = vi.fn();
const open = (filters = {}) => renderInApp(<Wall filters={filters} onClear={onClear} />);
const tile = (title: string) => page.getByRole('link', { name: `Document ${title}` });
const viewer = (name: string) => page.getByRole('dialog', { name });

beforeEach(() => {
  fakeApi.respond(commentsOn.portfolio.list, []);
});

describe('Wall', () => {
  it('says that it loads, and shows each work with its maker and tags', async () => {
    fakeApi.respond(works.list, [{ ...first, tags: [tag, otherTag] }, second]);
    const release = fakeApi.hold(works.list);
    await open();
    await expect.element(page.getByRole('status', { name: 'Loading works' })).toBeVisible();
    release();
    await expect.element(tile('Overture')).toBeVisible();
    await expect
      .element(tile('Overture'))
      .toHaveAttribute('href', `/profile/${maker.id}?item=item_1`);
    const profile = page.getByRole('link', { name: 'Jonas Lindqvist' }).first();
    await expect.element(profile).toHaveAttribute('href', `/profile/${maker.id}`);
    await expect.element(page.getByText(`${tag} · ${otherTag}`, { exact: true })).toBeVisible();
  });

  it('opens a work, goes on to the next and comes back to its tile', async () => {
    fakeApi.respond(works.list, [first, second]);
    await open();
    await tile('Overture').click();
    await expect.element(viewer('Overture')).toBeVisible();
    await expect
      .element(viewer('Overture').getByRole('link', { name: 'Jonas Lindqvist' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Next item' }).click();
    await expect.element(viewer('Second act')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer('Second act')).not.toBeInTheDocument();
    await expect.element(tile('Overture')).toHaveFocus();
  });

  it('goes on to the next page', async () => {
    const nextCursor = 'x';
    fakeApi.respond(
      works.list,
      ({ query }) => {
        if (!query.cursor) return [first, second];
        fakeApi.respond(works.list, []);
        return [third];
      },
      { nextCursor },
    );
    await open();
    await expect.element(tile('Finale')).toBeVisible();
    await expect.element(tile('Overture')).toBeVisible();
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.disconnect(works.list);
    await open();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    fakeApi.respond(works.list, [first]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(tile('Overture')).toBeVisible();
  });

  it.each([
    ['a word', { q: 'ham' }, 'No work found for “ham”', 'Clear the search'],
    ['a filter', { tag }, /^No work matches this filter/, 'Clear filters'],
    ['two filters', { tag, type: 'audio' }, /^No work matches all 2 filters/, 'Clear filters'],
  ])('says what to do where %s finds nothing', async (_, filters, advice, label) => {
    fakeApi.respond(works.list, []);
    await open(filters);
    await expect.element(page.getByText(advice)).toBeVisible();
    await page.getByRole('button', { name: label }).click();
    expect(onClear).toHaveBeenCalled();
  });

  it('invites to hang the first work', async () => {
    fakeApi.respond(works.list, []);
    await open();
    const link = page.getByRole('link', { name: 'Hang the first work' });
    await expect.element(link).toHaveAttribute('href', '/profile');
  });
});
