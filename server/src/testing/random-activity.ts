import * as fc from 'fast-check';
import { wallClockAt } from '#contract/zoned-time.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { param, sql } from '../db/sql.ts';
import { rollUp } from '../features/analytics/commands/roll-up.ts';
import { applications } from '../features/applications/tables.ts';
import {
  analyticsEvents,
  contentTotals,
  contentViews,
  textHighlights,
} from '../features/tracking/tables.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { createJob, createPost, createUser } from './factories.ts';
import { createTestDatabase } from './test-database.ts';

/** Two days after the clocks of New York went forward. */
export const activityNow = Date.parse('2026-03-10T16:30:00Z');
/** Its day at the school. */
export const activityDay = '2026-03-10';
export const activityClock: Clock = { ...systemClock, now: () => activityNow };
export const activityZone = 'America/New_York';
export const dayOf = (at: string) => wallClockAt(Date.parse(at), activityZone).slice(0, 10);

const hour = 3_600_000;

/** Over a hundred days, some of them a second before or after a midnight of the school. */
const moments = fc
  .tuple(fc.integer({ min: 1, max: 100 * 24 * 60 }), fc.integer({ min: 0, max: 9 }))
  .map(([minutes, kind]) => {
    const moment = activityNow - minutes * 60_000;
    if (kind > 2) return new Date(moment).toISOString();
    const utcHour = moment < Date.parse('2026-03-08T07:00:00Z') ? 5 : 4;
    const midnight = Math.floor(moment / (24 * hour)) * 24 * hour + utcHour * hour;
    return new Date(Math.min(midnight + at([-1000, 0, 1000], kind), activityNow)).toISOString();
  });

const words = ['gaffer', 'cello', 'dancer', 'name of one person', 'black box', 'colourist'];
const pages = ['/', '/jobs', '/discover', '/profile/:userId', '/jobs/:jobId', '/settings'];
const clicks = ['open', 'save', 'apply', 'share'];

export type Activity = Awaited<ReturnType<typeof createActivity>>;

/** A database of its own with what eight members did, counted by day. */
export async function createCountedActivity(seed?: number) {
  const { db } = await createTestDatabase();
  const activity = await createActivity(db, seed);
  await rollUp(db, activityZone, activityNow);
  return { db, activity };
}

/** What eight members did, made from a seed; one of them is suspended, and one post and one job are deleted. */
export async function createActivity(db: Db, seed = 7) {
  const members = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      createUser(db, { firstName: `Number${n}`, lastName: 'Ofeight' }),
    ),
  );
  const author = await createUser(db);
  const posts = await Promise.all(
    Array.from({ length: 7 }, (_, n) =>
      createPost(db, { authorId: author.id, content: `Post ${n} ${'about light '.repeat(9)}` }),
    ),
  );
  const jobs = await Promise.all(
    Array.from({ length: 7 }, (_, n) =>
      createJob(db, {
        authorId: author.id,
        title: `Job ${n}`,
        createdAt: `2026-02-0${n + 1}T12:00:00Z`,
      }),
    ),
  );
  const member = fc.integer({ min: 0, max: 7 }).map((n) => at(members, n).id);
  // The first ones are picked more often: some things are done by one or two people only.
  const pick = <T>(all: T[]) =>
    fc
      .tuple(fc.nat(all.length - 1), fc.nat(all.length - 1))
      .map(([a, b]) => at(all, Math.min(a, b)));
  const event = fc
    .tuple(moments, member, fc.nat(9), pick(words), pick(pages), pick(clicks), pick(jobs))
    .map(([createdAt, userId, kind, word, page, click, job]) => {
      const act = { createdAt, userId, page, key: '', targetType: null, targetId: null };
      if (kind < 3)
        return { ...act, kind: 'search' as const, key: word, page: at(pages, 1 + (kind % 2)) };
      if (kind < 5) return { ...act, kind: 'filter' as const, key: word };
      if (kind < 7)
        return {
          ...act,
          kind: 'job_click' as const,
          key: click,
          targetType: 'job' as const,
          targetId: job.id,
        };
      if (kind === 7) return { ...act, kind: 'feature' as const, key: 'post_create', amount: 120 };
      return { ...act, kind: 'page_view' as const };
    });
  const events = fc.sample(event, { seed, numRuns: 700 });
  await db.insert(analyticsEvents).values(events);

  const view = fc
    .tuple(
      moments,
      member,
      fc.constantFrom('post', 'job', 'profile', 'event'),
      fc.nat(6),
      fc.nat(300),
    )
    .map(([viewedAt, viewerId, contentType, n, viewDuration]) => {
      const ids = {
        post: at(posts, n).id,
        job: at(jobs, n).id,
        profile: at(members, n).id,
        event: `event_${n}`,
      };
      return {
        viewedAt,
        viewerId,
        contentType,
        contentId: ids[contentType],
        viewDuration,
        day: dayOf(viewedAt),
      };
    });
  const views = distinctBy(
    fc.sample(view, { seed, numRuns: 500 }),
    (one) => `${one.contentType} ${one.contentId} ${one.viewerId} ${one.day}`,
  );
  await db.insert(contentViews).values(views);
  const byItem = Map.groupBy(views, (one) => `${one.contentType} ${one.contentId}`);
  const totals = [...byItem.values()].map((rows) => ({
    contentType: at(rows, 0).contentType,
    contentId: at(rows, 0).contentId,
    views: rows.length,
    duration: rows.reduce((sum, { viewDuration }) => sum + viewDuration, 0),
  }));
  await db.insert(contentTotals).values(totals);

  const highlight = fc
    .tuple(moments, member, pick(posts), pick(words), fc.constantFrom('mouse', 'touch', 'keyboard'))
    .map(([createdAt, userId, post, word, method]) => ({
      createdAt,
      userId,
      postId: post.id,
      method,
      selectedText: `the words ${word}`,
      snippetHash: `hash of ${word}`,
      selectionLength: 10 + word.length,
      startOffset: 0,
      endOffset: 10 + word.length,
      viewportWidth: 390,
      viewportHeight: 844,
      deviceType: 'mobile' as const,
    }));
  const highlights = fc.sample(highlight, { seed, numRuns: 150 });
  await db.insert(textHighlights).values(highlights);

  const application = fc
    .tuple(fc.nat(7), fc.nat(6), moments, fc.nat(3))
    .map(([who, job, createdAt, kind]) => ({
      id: newId('app'),
      applicantId: at(members, who).id,
      jobId: at(jobs, job).id,
      createdAt,
      decidedAt:
        kind > 1
          ? new Date(Math.min(Date.parse(createdAt) + 40 * hour, activityNow)).toISOString()
          : null,
      status: kind > 1 ? ('accepted' as const) : ('pending' as const),
      isUnanswered: kind === 3,
    }));
  const sent = distinctBy(
    fc.sample(application, { seed, numRuns: 60 }),
    (one) => `${one.applicantId} ${one.jobId}`,
  );
  await db.insert(applications).values(sent);

  const suspended = at(members, 0);
  await db.execute(sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`);
  await db.execute(sql`DELETE FROM posts WHERE id = ${param(at(posts, 0).id)}`);
  await db.execute(sql`DELETE FROM jobs WHERE id = ${param(at(jobs, 0).id)}`);
  const cut = (content: string) => `${content.slice(0, 60).replace(/\s+\S*$/, '')}…`;
  const titles = new Map(
    [...posts, ...jobs].map((one) => [one.id, 'title' in one ? one.title : cut(one.content)]),
  );
  titles.delete(at(posts, 0).id);
  titles.delete(at(jobs, 0).id);
  return {
    members,
    suspended,
    posts,
    jobs,
    titles,
    events,
    views,
    totals,
    highlights,
    applications: sent,
  };
}

function distinctBy<T>(rows: T[], keyOf: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

function at<T>(list: T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no element ${index}.`);
  return found;
}
