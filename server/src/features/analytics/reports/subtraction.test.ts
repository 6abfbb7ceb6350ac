import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewestForAnalyst, fewestPeople, timeFrames } from '#contract/analytics/contract.ts';
import type { RootDb } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { createUser } from '#server/testing/factories.ts';
import { propertyRuns } from '#server/testing/property-runs.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { rollUpDays } from '../commands/roll-up.ts';
import { highlightOverview } from './highlight-overview.ts';
import { highlightedPosts } from './highlighted-posts.ts';
import { mostHighlightedTexts } from './highlighted-texts.ts';
import { jobEngagement } from './job-engagement.ts';
import { postInteractions } from './post-interactions.ts';
import { searchTrends } from './search-trends.ts';
import { skillFilters } from './skill-filters.ts';

const timeZone = 'America/New_York';
const today = Date.parse('2026-03-10');
const dayBefore = (days: number) => new Date(today - days * 86_400_000).toISOString().slice(0, 10);

let db: RootDb;
/** The first is the analyst, the second another account of the same person. */
let people: string[];
const planted = new Set([0, 1]);
beforeAll(async () => {
  ({ db } = await createTestDatabase());
  const analyst = await createUser(db, { role: 'analyst' });
  people = [analyst.id];
  for (let n = 1; n < 10; n++) people.push((await createUser(db)).id);
  for (const key of keys)
    await db.execute(sql`INSERT INTO posts (id, author_id, content, type)
      VALUES (${param(key)}, ${param(people[9] ?? '')}, 'Words', 'post')`);
});
afterAll(() => db.$client.end());

const keys = ['a', 'b'] as const;
type Key = (typeof keys)[number];

/** These people did the same on one day; each of them searched, filtered, clicked, read and highlighted. */
interface Act {
  daysAgo: number;
  key: Key;
  who: number[];
}

/** Around the ends of the time frames, by about as many people as are needed. */
const acts = fc.array(
  fc.record<Act>({
    daysAgo: fc.constantFrom(0, 1, 2, 3, 7, 8, 9, 30, 31, 32, 89, 90, 91),
    key: fc.constantFrom(...keys),
    who: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 1, maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 8 },
);

async function write(all: Act[]): Promise<void> {
  await db.execute(sql`DELETE FROM analytics_events`);
  await db.execute(sql`DELETE FROM content_views`);
  await db.execute(sql`DELETE FROM text_highlights`);
  await db.execute(sql`DELETE FROM daily_counts`);
  const rows = all.flatMap(({ daysAgo, key, who }) =>
    who.map((n) => ({ at: `${dayBefore(daysAgo)}T17:00:00Z`, key, member: people[n] ?? '' })),
  );
  const given = sql`(SELECT * FROM unnest(${param(rows.map(({ at }) => at))}::timestamptz[],
    ${param(rows.map(({ key }) => key))}::text[], ${param(rows.map(({ member }) => member))}::text[]) r (at, key, member)) r`;
  await db.execute(sql`INSERT INTO analytics_events (created_at, user_id, kind, page, key, target_id)
    SELECT at, member, kind, '/jobs', key, key FROM ${given}, unnest(ARRAY['search', 'filter', 'job_click']) kind`);
  await db.execute(sql`INSERT INTO content_views (content_type, content_id, viewer_id, day, viewed_at)
    SELECT DISTINCT 'post', key, member, at::date, at FROM ${given}`);
  await db.execute(sql`INSERT INTO text_highlights (created_at, user_id, post_id, selection_length, snippet_hash,
      selected_text, start_offset, end_offset, method, viewport_width, viewport_height, device_type)
    SELECT at, member, key, 5, key, key, 0, 5, 'mouse', 1, 1, 'desktop' FROM ${given}`);
  await rollUpDays(db, timeZone, { firstDay: dayBefore(100), lastDay: dayBefore(0) });
}

interface Period {
  /** Up to how many days ago; 1 is yesterday, the last day that an analyst reads. */
  until: number;
  days: number;
}

/** Two days on which the analyst asks, with each time frame. */
const periods: Period[] = [1, 2].flatMap((until) =>
  Object.values(timeFrames).map((days) => ({ until, days })),
);
const isIn = ({ until, days }: Period, daysAgo: number) =>
  daysAgo >= until && daysAgo < until + days;

/** Every number of an answer by what it is about; the unrounded ones, which tell more than what an analyst reads. */
async function numbersOf({ until, days }: Period): Promise<Map<string, number>> {
  const scope = { lastDay: dayBefore(until), timeZone, people: fewestForAnalyst, days };
  const range = { ...scope, firstDay: dayBefore(until + days - 1), limit: 50 };
  const numbers = new Map<string, number>();
  const { searchQueries, searchTypes } = await searchTrends(db, scope);
  for (const { query, count } of searchQueries) numbers.set(`search ${query}`, count);
  for (const { count } of searchTypes) numbers.set('searches', count);
  for (const { skillFilter, count } of (await skillFilters(db, scope)).skills)
    numbers.set(`skill ${skillFilter}`, count);
  for (const { jobId, totalEngagement } of (await jobEngagement(db, scope)).topJobs)
    numbers.set(`job ${jobId}`, totalEngagement);
  const read = await postInteractions(db, scope);
  numbers.set('reading', read.totalInteractions);
  for (const { contentId, totalViews } of read.topPosts)
    numbers.set(`read ${contentId}`, totalViews);
  numbers.set('highlights', (await highlightOverview(db, range)).totalHighlights);
  for (const { postId, highlights } of await highlightedPosts(db, range))
    numbers.set(`highlighted ${postId}`, highlights);
  for (const { selectedText, count } of await mostHighlightedTexts(db, range))
    numbers.set(`text ${selectedText}`, count);
  return numbers;
}

/** How many people other than the analyst did it, on days of which the condition holds. */
function othersWho(all: Act[], name: string, isMeant: (daysAgo: number) => boolean): number {
  const key = name.split(' ')[1];
  const found = all.filter((act) => (!key || act.key === key) && isMeant(act.daysAgo));
  return new Set(found.flatMap(({ who }) => who).filter((n) => !planted.has(n))).size;
}

/** Subtracting one answer from another tells nothing about fewer than three others. */
function expectNothingBySubtracting(all: Act[], answers: [Period, Map<string, number>][]): void {
  for (const [one, first] of answers) {
    for (const [other, second] of answers) {
      const isInOne = (daysAgo: number) => isIn(one, daysAgo) !== isIn(other, daysAgo);
      for (const name of new Set([...first.keys(), ...second.keys()])) {
        if (first.get(name) === second.get(name)) continue;
        const isAboutEnough = othersWho(all, name, isInOne) >= fewestPeople;
        const isEmpty = !first.get(name) && !second.get(name);
        expect([name, one, other, isAboutEnough || isEmpty]).toEqual([name, one, other, true]);
      }
    }
  }
}

/** What is listed by itself was done by three others on one day. */
function expectListedByEnough(all: Act[], [period, numbers]: [Period, Map<string, number>]): void {
  for (const name of [...numbers.keys()].filter((one) => one.includes(' '))) {
    const others = all.map(({ daysAgo }) =>
      isIn(period, daysAgo) ? othersWho(all, name, (day) => day === daysAgo) : 0,
    );
    expect([name, Math.max(...others) >= fewestPeople]).toEqual([name, true]);
  }
}

/** Subtracting the listed posts from all tells nothing: both count the same days of posts. */
function expectSumOfListed(numbers: Map<string, number>): void {
  const sum = (word: string) =>
    keys.reduce((total, key) => total + (numbers.get(`${word} ${key}`) ?? 0), 0);
  expect(numbers.get('highlights')).toBe(sum('highlighted'));
  expect(numbers.get('reading')).toBe(sum('read'));
}

describe('an analyst with a second account, who does what others do', () => {
  it('finds no number about fewer than three others, whichever two answers are subtracted', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.constantFrom(...keys), async (others, key) => {
        const all = [...others, { daysAgo: 1, key, who: [0, 1] }];
        await write(all);
        const answers: [Period, Map<string, number>][] = [];
        for (const period of periods) answers.push([period, await numbersOf(period)]);
        expectNothingBySubtracting(all, answers);
        for (const answer of answers) {
          expectListedByEnough(all, answer);
          expectSumOfListed(answer[1]);
        }
      }),
      propertyRuns(12),
    );
  });
});
