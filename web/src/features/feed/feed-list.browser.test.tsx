import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FeedBoard } from '#contract/feed/boards.ts';
import { type FeedItem, feed } from '#contract/feed/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { goOffline, goOnline } from '#web/testing/connection.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeEvent } from '#web/testing/make-event.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { FeedList } from './feed-list.tsx';

const compose = vi.fn();
const open = (board: FeedBoard = 'everything') =>
  renderInApp(<FeedList board={board} composer={{ open: compose }} />);
const heading = (name: string) => page.getByRole('heading', { name });
const tryAgain = page.getByRole('button', { name: 'Try Again' });
const end = page.getByText('That is everything on the board.');

const makeItem = (title: string): FeedItem => ({
  kind: 'event',
  ...makeEvent({ id: `event_${title}`, title }),
});

beforeEach(() => {
  compose.mockReset();
  fakeApi.respond(feed.countNewer, { count: 0 });
});

describe('FeedList', () => {
  it('welcomes the first member, and invites them to post', async () => {
    fakeApi.respond(feed.list, []);
    await open();
    await expect.element(heading('Welcome to Callboard')).toBeVisible();
    await page.getByRole('button', { name: 'Create Your First Post' }).click();
    expect(compose).toHaveBeenCalledExactlyOnceWith('post');
  });

  it('says in the words of the server why it did not load, and can be tried again', async () => {
    fakeApi.fail(feed.list, 'unavailable', 'Callboard is being updated.');
    await open();
    await expect.element(heading('The board did not load')).toBeVisible();
    await expect.element(page.getByText('Callboard is being updated.')).toBeVisible();
    fakeApi.respond(feed.list, [makeItem('Thesis screening')]);
    await tryAgain.click();
    await expect.element(heading('Thesis screening')).toBeVisible();
    await expect.element(end).toBeVisible();
  });

  it('says that there is no connection, and loads by itself when it is back', async () => {
    fakeApi.disconnect(feed.list);
    const release = fakeApi.hold(feed.list);
    await open();
    goOffline();
    release();
    await expect.element(heading('You are offline')).toBeVisible();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    fakeApi.respond(feed.list, [makeItem('Thesis screening')]);
    goOnline();
    await expect.element(heading('Thesis screening')).toBeVisible();
  });

  it.each<[FeedBoard, string, string, string]>([
    ['calls', 'No open calls', 'Post a Job', 'job'],
    ['showcase', 'No work on show yet', 'Show Your Work', 'post'],
    ['events', 'Nothing is coming up', 'Create an Event', 'event'],
  ])('says on %s that there is nothing, and what to do', async (board, title, action, kind) => {
    fakeApi.respond(feed.list, []);
    await open(board);
    await expect.element(heading(title)).toBeVisible();
    expect(fakeApi.requests(feed.list)[0]?.query).toMatchObject({ board });
    await page.getByRole('button', { name: action }).click();
    expect(compose).toHaveBeenCalledExactlyOnceWith(kind);
  });

  it('says why a card stands on For you, counts nothing new there, and leads on to everything', async () => {
    const reason = {
      matchingSkills: 3,
      namedSkills: 3,
      isConnection: false,
      courseCode: null,
      isSameSchool: true,
    };
    fakeApi.respond(feed.list, [{ ...makeItem('Thesis screening'), reason }]);
    await open('for-you');
    await expect
      .element(page.getByText('For you: you have 3 of 3 skills · from your school'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'See everything on the board' }))
      .toHaveAttribute('href', '/?board=everything');
    expect(fakeApi.requests(feed.countNewer)).toEqual([]);
  });

  it('keeps the cards it shows when older ones do not load', async () => {
    const failAfterFirst = ({ query }: { query: { cursor?: string | undefined } }) => {
      if (query.cursor) fakeApi.fail(feed.list, 'internal');
      return query.cursor ? [] : [makeItem('Thesis screening')];
    };
    fakeApi.respond(feed.list, failAfterFirst, { nextCursor: 'older' });
    await open();
    await expect.element(page.getByText('The rest of the board did not load.')).toBeVisible();
    await expect.element(heading('Thesis screening')).toBeVisible();
    await expect.element(end).not.toBeInTheDocument();
    fakeApi.respond(feed.list, [makeItem('Open rehearsal')]);
    await tryAgain.click();
    await expect.element(heading('Open rehearsal')).toBeVisible();
    await expect.element(end).toBeVisible();
  });
});
