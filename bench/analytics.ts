import type { QueryConfig } from 'pg';
import { connect, type RootDb } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { backgroundLimits } from '#server/db/session-limits.ts';
import { rollUp } from '#server/features/analytics/commands/roll-up.ts';
import { dashboard } from '#server/features/analytics/reports/dashboard.ts';
import {
  highlightMethods,
  highlightOverview,
} from '#server/features/analytics/reports/highlight-overview.ts';
import { highlightedPosts } from '#server/features/analytics/reports/highlighted-posts.ts';
import {
  lastHighlightedTexts,
  mostHighlightedTexts,
} from '#server/features/analytics/reports/highlighted-texts.ts';
import { jobDetails } from '#server/features/analytics/reports/job-details.ts';
import { jobEngagement } from '#server/features/analytics/reports/job-engagement.ts';
import { mostViewedProfiles } from '#server/features/analytics/reports/most-viewed-profiles.ts';
import { overview } from '#server/features/analytics/reports/overview.ts';
import { pageViews } from '#server/features/analytics/reports/page-views.ts';
import { popularContent } from '#server/features/analytics/reports/popular-content.ts';
import { postInteractions } from '#server/features/analytics/reports/post-interactions.ts';
import { searchTrends } from '#server/features/analytics/reports/search-trends.ts';
import { skillFilters } from '#server/features/analytics/reports/skill-filters.ts';
import { stats } from '#server/features/analytics/reports/stats.ts';
import { userActivity } from '#server/features/analytics/reports/user-activity.ts';
import { listOnline, listToday } from '#server/features/presence/queries.ts';
import { schoolDay } from '#server/platform/school-time.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { seedEvents } from './support/seed-events.ts';
import { withPostgres } from './support/with-postgres.ts';

const events = Number(process.env['EVENTS'] ?? 10_000_000);
const timeZone = 'America/New_York';
const rounds = 5;

/** A year of events, made once and kept in data/bench-analytics. */
async function withEvents<T>(act: (db: RootDb) => Promise<T>): Promise<T> {
  const dataDir = new URL(`../data/bench-analytics-${events}`, import.meta.url).pathname;
  return withPostgres(dataDir, async ({ url }) => {
    await migrate(url);
    const db = connect({ url, poolSize: 4, limits: backgroundLimits });
    try {
      await seedEvents(db, events);
      return await act(db);
    } finally {
      await db.$client.end();
    }
  });
}

/** Every read of the dashboard at its longest time frame, for an administrator and for an analyst. */
function readsFor(db: RootDb, people: number): Record<string, () => Promise<unknown>> {
  const now = Date.now();
  const lastDay = schoolDay(now, timeZone);
  const scope = { lastDay, timeZone, people, days: 90, activeDays: 90 };
  const firstDay = schoolDay(now - 89 * 86_400_000, timeZone);
  const words = { timeZone, people, firstDay, lastDay, limit: 15 };
  const reports = {
    stats,
    overview,
    userActivity,
    popularContent,
    pageViews,
    jobDetails,
    mostViewedProfiles,
    searchTrends,
    skillFilters,
    jobEngagement,
    postInteractions,
    dashboard,
  };
  const highlights = {
    highlightOverview,
    highlightMethods,
    highlightedPosts,
    mostHighlightedTexts,
    lastHighlightedTexts,
  };
  return {
    ...mapValues(reports, (read) => () => read(db, scope)),
    ...mapValues(highlights, (read) => () => read(db, words)),
    listOnline: () => listOnline(db, now),
    listToday: () => listToday(db, timeZone, now),
  };
}

const slowestRead: Benchmark = {
  name: 'slowest read of the dashboard',
  description: `Seconds of the slowest read over 90 days, on a year of ${events.toLocaleString('en')} events`,
  threshold: 0.3,
  unit: 'seconds',
  atMost: true,
  measure: () =>
    withEvents(async (db) => {
      const seconds: Record<string, string> = {};
      let slowest = 0;
      for (const people of [1, 3])
        for (const [name, read] of Object.entries(readsFor(db, people))) {
          const took = await medianSeconds(read);
          seconds[`${name}${people > 1 ? ' (analyst)' : ''}`] = `${Math.round(took * 1000)} ms`;
          slowest = Math.max(slowest, took);
        }
      console.table(seconds);
      const rolled = await medianSeconds(() => rollUp(db, timeZone, Date.now()));
      console.log(`  The roll-up of a minute: ${Math.round(rolled * 1000)} ms`);
      return slowest;
    }),
};

const roundTrips: Benchmark = {
  name: 'round trips of the Analytics tab',
  description: 'Statements of its three requests, besides those of the session',
  threshold: 3,
  unit: 'points',
  atMost: true,
  measure: () =>
    withEvents(async (db) => {
      let sent = 0;
      const query = (config: QueryConfig) => {
        sent += 1;
        return db.$client.query(config);
      };
      const reads = readsFor({ $client: { query } } as unknown as RootDb, 1);
      for (const name of ['dashboard', 'searchTrends', 'jobEngagement']) await reads[name]?.();
      return sent;
    }),
};

export const analytics: Benchmark[] = [slowestRead, roundTrips];

async function medianSeconds(read: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    await read();
    if (round > 0) seconds.push((performance.now() - start) / 1000);
  }
  return median(seconds);
}

function mapValues<T, U>(values: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

if (import.meta.main) await benchmark(...analytics);
