import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RootDb } from '#server/db/client.ts';
import {
  countable,
  createdAtOf,
  groupsOf,
  userOf,
  viewerOf,
} from '#server/testing/count-activity.ts';
import {
  type Activity,
  activityZone,
  createCountedActivity,
  dayOf,
} from '#server/testing/random-activity.ts';
import { highlightMethods, highlightOverview } from './highlight-overview.ts';
import { highlightReport } from './highlight-report.ts';
import { highlightedPosts } from './highlighted-posts.ts';
import { lastHighlightedTexts, mostHighlightedTexts } from './highlighted-texts.ts';

let db: RootDb;
let activity: Activity;
beforeAll(async () => {
  ({ db, activity } = await createCountedActivity(5));
});
afterAll(() => db.$client.end());

const ranges = [
  ['2025-12-01', '2026-03-10'],
  ['2026-03-01', '2026-03-09'],
  ['2026-02-03', '2026-02-03'],
] as const;
const cases = ranges.flatMap(([firstDay, lastDay]) =>
  [1, 3].map((people) => ({ firstDay, lastDay, people, timeZone: activityZone, limit: 10 })),
);
type Case = (typeof cases)[number];

const isIn = ({ firstDay, lastDay }: Case, at: string) =>
  dayOf(at) >= firstDay && dayOf(at) <= lastDay;
const rowsOf = (scope: Case) =>
  activity.highlights.filter(({ createdAt }) => isIn(scope, createdAt));
type Highlight = Activity['highlights'][number];
/** What may be counted of them. */
const shownOf = (scope: Case, keyOf: (row: Highlight) => string, rows = rowsOf(scope)) =>
  countable(rows, keyOf, userOf, createdAtOf, scope.people);
const postOf = ({ postId }: Highlight) => postId;
const wordsOf = ({ snippetHash }: Highlight) => snippetHash;
/** Highlights of posts that are still there. */
const readable = (scope: Case) => rowsOf(scope).filter(({ postId }) => activity.titles.has(postId));

describe.each(cases)(
  `${highlightReport.name} from $firstDay to $lastDay, for $people people at least`,
  (scope) => {
    const { people } = scope;

    it('counts highlights, who made them, their length and their rate', async () => {
      const shown = shownOf(scope, postOf);
      const members = new Set(shown.map(userOf)).size;
      const characters = shown.reduce((sum, { selectionLength }) => sum + selectionLength, 0);
      const seen = activity.views.filter(
        ({ contentType, viewedAt }) => contentType === 'post' && isIn(scope, viewedAt),
      );
      const views = groupsOf(seen, ({ viewedAt }) => dayOf(viewedAt), viewerOf)
        .filter((one) => one.people >= people)
        .reduce((sum, one) => sum + one.rows.length, 0);
      const answer = await highlightOverview(db, scope);
      expect(answer).toMatchObject({
        totalHighlights: shown.length,
        activeHighlighters: shown.length ? members : 0,
      });
      expect(answer.avgSelectionLength).toBeCloseTo(
        shown.length ? characters / shown.length : 0,
        0,
      );
      expect(answer.highlightRate).toBeCloseTo(views ? (100 * shown.length) / views : 0, 1);
    });

    it('shares out the ways to select', async () => {
      const methodOf = ({ method }: Highlight) => method;
      const methods = groupsOf(shownOf(scope, methodOf), methodOf, userOf);
      const all = methods.reduce((sum, { rows }) => sum + rows.length, 0);
      const answer = await highlightMethods(db, scope);
      expect(answer.map(({ method }) => method)).toEqual(methods.map(({ key }) => key));
      for (const [n, { percentage }] of answer.entries())
        expect(percentage).toBeCloseTo((100 * (methods[n]?.rows.length ?? 0)) / all, 1);
    });

    it('lists the posts; a deleted one has no title', async () => {
      const posts = groupsOf(shownOf(scope, postOf), postOf, userOf);
      expect(await highlightedPosts(db, { ...scope, limit: 5 })).toEqual(
        posts.slice(0, 5).map(({ key, rows, people: uniqueUsers }) => ({
          postId: key,
          postTitle: activity.titles.get(key) ?? null,
          uniqueUsers,
          highlights: rows.length,
        })),
      );
    });

    it('shows words from three people on, whoever asks, and none of a deleted post', async () => {
      const texts = groupsOf(shownOf(scope, wordsOf, readable(scope)), wordsOf, userOf).filter(
        (one) => one.people >= 3,
      );
      const sharedBy = (rows: Highlight[], keyOf: (row: Highlight) => string) =>
        groupsOf(rows, keyOf, userOf)
          .filter((one) => one.people >= people)
          .map(({ key }) => key)
          .toSorted();
      const answer = await mostHighlightedTexts(db, scope);
      expect(
        answer.map(({ selectedText, uniqueUsers, count }) => [selectedText, uniqueUsers, count]),
      ).toEqual(
        texts.map(({ key, rows, people: found }) => [
          key.replace('hash of', 'the words'),
          found,
          rows.length,
        ]),
      );
      for (const [n, { contentIds, methods }] of answer.entries()) {
        const rows = texts[n]?.rows ?? [];
        expect(contentIds).toEqual(sharedBy(rows, postOf));
        expect(methods).toEqual(sharedBy(rows, ({ method }) => method));
      }
    });

    it('names who highlighted to administrators only, and nobody who is suspended', async () => {
      for (const { selectedText, highlightedByUsers } of await mostHighlightedTexts(db, scope)) {
        const rows = readable(scope).filter((row) => row.selectedText === selectedText);
        const readers = groupsOf(rows, userOf, userOf).filter(
          ({ key }) => key !== activity.suspended.id,
        );
        expect(highlightedByUsers.map(({ id, highlightCount }) => [id, highlightCount])).toEqual(
          people === 1 ? readers.map(({ key, rows: found }) => [key, found.length]) : [],
        );
      }
    });

    it('lists the last highlighted words first', async () => {
      const newest = (await lastHighlightedTexts(db, { ...scope, limit: 3 })).map(
        ({ selectedText }) => selectedText,
      );
      const shown = shownOf(scope, wordsOf, readable(scope));
      const texts = groupsOf(shown, ({ selectedText }) => selectedText, userOf)
        .filter((one) => one.people >= 3)
        .map(({ key, rows }) => ({
          key,
          last:
            rows
              .map(({ createdAt }) => (people === 1 ? createdAt : dayOf(createdAt)))
              .toSorted()
              .at(-1) ?? '',
        }));
      expect(newest).toEqual(
        texts
          .toSorted((a, b) => b.last.localeCompare(a.last) || a.key.localeCompare(b.key))
          .slice(0, 3)
          .map(({ key }) => key),
      );
    });
  },
);
