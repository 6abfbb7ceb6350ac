import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type HighlightedText, highlights } from '#contract/analytics/highlights.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { EngagementTab } from './engagement-tab.tsx';

const names = ['Ada', 'Ben', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo'];
const text: HighlightedText = {
  contentType: 'post',
  contentIds: ['post_1'],
  selectedText: 'the light at four',
  uniqueUsers: 12,
  count: 31,
  lastHighlighted: new Date().toISOString(),
  methods: ['mouse', 'touch'],
  highlightedByUsers: names.map((firstName, index) => ({
    id: `user_${index}`,
    firstName,
    lastName: 'Marker',
    profileImageUrl: null,
    highlightCount: 9 - index,
  })),
};

const open = (path = '/admin?tab=engagement', viewer = makeViewer({ isAdmin: true })) =>
  renderInApp(<EngagementTab />, { path, viewer });
const region = (name: string) => page.getByRole('region', { name, exact: true });

beforeEach(() => {
  fakeApi.respond(highlights.overview, {
    totalHighlights: 240,
    activeHighlighters: 31,
    avgSelectionLength: 61.5,
    highlightRate: 3.26,
  });
  fakeApi.respond(highlights.methods, [{ method: 'mouse', percentage: 100 }]);
  fakeApi.respond(highlights.topPosts, [
    { postId: 'post_1', postTitle: 'Wrapped', uniqueUsers: 9, highlights: 14 },
    { postId: 'post_2', postTitle: null, uniqueUsers: 3, highlights: 4 },
  ]);
  fakeApi.respond(highlights.texts, [text]);
});

describe('EngagementTab', () => {
  it('shows four numbers, the posts, and a method that nobody used as 0%', async () => {
    await open();
    await expect
      .element(region('Highlights'))
      .toMatchTextContent(
        /Text Highlights240.*Active Highlighters31.*Avg Selection62.*Highlight Rate3\.3%/,
      );
    await expect
      .element(region('Top Highlighted Posts'))
      .toMatchTextContent(/Wrapped914.*Deleted post34/);
    await expect
      .element(region('Highlighting Methods'))
      .toMatchTextContent(/Mouse 100%, Touch 0%, Keyboard 0%/);
  });

  it('names three who highlighted, and counts all others', async () => {
    await open();
    await expect
      .element(region('Highlighted Text Analytics'))
      .toMatchTextContent(
        /“the light at four”12 users, 31 highlights · Mouse, Touch.*Ada Marker \(9\), Ben Marker \(8\), Cy Marker \(7\) \+9 more/,
      );
  });

  it('names nobody to an analyst', async () => {
    fakeApi.respond(highlights.texts, [{ ...text, highlightedByUsers: [] }]);
    await open(undefined, makeViewer({ role: 'analyst' }));
    const list = region('Highlighted Text Analytics');
    await expect.element(list).toMatchTextContent(/12 users, 31 highlights/);
    await expect.element(list).not.toMatchTextContent(/more/);
  });

  it('says that the highlights did not load', async () => {
    fakeApi.fail(highlights.texts, 'forbidden', 'No.');
    await open();
    await expect
      .element(region('Highlighted Text Analytics'))
      .toMatchTextContent(/Error loading highlights.*Please refresh to try again/);
    fakeApi.respond(highlights.texts, [text]);
    await region('Highlighted Text Analytics').getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByText(/the light at four/)).toBeVisible();
  });

  it('asks again for another time, which stands in the address', async () => {
    await open();
    await expect.element(page.getByText('240')).toBeVisible();
    const days = () =>
      fakeApi.requests(highlights.overview).map(({ query }) => {
        const { startDate, endDate } = query as { startDate: string; endDate: string };
        return (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
      });
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Time frame' }), '30 days');
    expect(location.search).toBe('?tab=engagement&frame=30d');
    expect(days()[0]).toBe(7);
    await expect.poll(() => days().at(-1)).toBe(30);
  });
});
