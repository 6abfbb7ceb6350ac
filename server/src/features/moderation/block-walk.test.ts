import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { applications } from '#contract/applications/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { callSheets } from '#contract/call-sheets/contract.ts';
import { comments, commentsOn } from '#contract/comments/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { discover } from '#contract/discover/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { legacyMedia } from '#contract/legacy-media/contract.ts';
import { merges } from '#contract/merges/contract.ts';
import { conversations, messages } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profileViews } from '#contract/profile-views/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { push } from '#contract/push/contract.ts';
import type { OptionalArgs } from '#contract/request.ts';
import type { Route } from '#contract/route.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { skills } from '#contract/skills/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { welcome } from '#contract/welcome/contract.ts';
import { works } from '#contract/works/contract.ts';
import type { Answer, RequestTo, Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTiedSides, type Side } from '../../testing/tied-sides.ts';
import { users } from '../users/tables.ts';
import { moderationRoutes } from './routes.ts';

let app: TestApp;
let ada: Side;
let ben: Side;
let third: { id: string; postId: string };
let conversationId: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ ada, ben, third, conversationId } = await createTiedSides(app));
});
afterAll(() => app.close());

interface Ask {
  route: Route;
  by: (send: Send) => Promise<Answer>;
}

const ask = <R extends Route>(route: R, ...request: OptionalArgs<RequestTo<R>>): Ask => ({
  route,
  by: (send) => send(route, ...request),
});

/** How each route that shows members or what they made is asked, so that the other one would be in the answer. */
const asksOf = (viewer: Side, other: Side): Ask[] => {
  const sides = [viewer, other];
  const members = [viewer, other, third];
  const toThem = { params: { userId: other.id } };
  const named = { query: { q: other.lastName } };
  const ofThem = { query: { authorId: other.id } };
  return [
    ask(applications.listMine),
    ...sides.map(({ application: id }) => ask(applications.get, { params: { id } })),
    ask(applications.listForJob, { params: { jobId: viewer.job } }),
    ask(applications.listToMyJobs),
    ask(applications.mineForJob, { params: { id: other.job } }),
    ask(comments.get, { params: { id: other.comment } }),
    ask(comments.mentionable, named),
    ask(comments.mentionable, { query: { ...named.query, on: 'post', onId: viewer.post } }),
    ...sides.map(({ event: id }) => ask(commentsOn.event.list, { params: { id } })),
    ...sides.map(({ item: id }) => ask(commentsOn.portfolio.list, { params: { id } })),
    ...[viewer.post, other.post, third.postId].map((id) =>
      ask(commentsOn.post.list, { params: { id } }),
    ),
    ask(connections.count, toThem),
    ask(connections.recommended),
    ask(connections.status, toThem),
    ask(connections.suggestions),
    ...[third, other].map(({ id }) => ask(connections.list, { params: { userId: id } })),
    ask(conversations.list),
    ask(conversations.get, { params: { id: conversationId } }),
    ask(conversations.messages, { params: { id: conversationId } }),
    ask(conversations.withMember, toThem),
    ask(courses.list, toThem),
    ...sides.map(({ id }) => ask(courses.classmates, { params: { userId: id } })),
    ask(discover.search),
    ask(discover.search, named),
    ask(discover.search, { query: { q: other.lastName.replace('mark', 'makr') } }),
    ...members.map(({ id }) => ask(endorsements.list, { params: { userId: id } })),
    ask(events.list),
    ask(events.list, ofThem),
    ask(events.get, { params: { id: other.event } }),
    ask(events.listAttendees, { params: { id: viewer.event } }),
    ask(events.calendarFile, { params: { id: other.event } }),
    ask(events.listUpcoming),
    ask(events.listUpcoming, { query: { mine: 'true' } }),
    ...(['everything', 'for-you', 'calls', 'events'] as const).map((board) =>
      ask(feed.list, { query: { board } }),
    ),
    ask(jobs.list),
    ask(jobs.list, ofThem),
    ask(jobs.get, { params: { id: other.job } }),
    ask(jobs.listSaved),
    ask(jobs.search, named),
    ask(messages.search, named),
    ask(notifications.list),
    ask(portfolio.list, toThem),
    ask(posts.list),
    ask(posts.list, ofThem),
    ask(posts.get, { params: { id: other.post } }),
    ask(profiles.get, { params: { id: other.id } }),
    ask(profileViews.recent, { params: { userId: viewer.id } }),
    ask(profileViews.stats, { params: { userId: viewer.id } }),
    ask(projects.get, { params: { id: other.project } }),
    ...[other, third].map(({ id }) => ask(projects.listOfMember, { params: { id } })),
    ask(works.list),
    ask(works.list, { query: { type: 'video' } }),
  ];
};

/** Routes that show nobody but the viewer, or only numbers; and the list of one's own blocks. */
const showsNobody: Route[] = [
  audit.listAboutMe,
  account.downloadExport,
  account.listExports,
  merges.findGraduation,
  account.suspension,
  auth.listIdentities,
  secondFactor.status,
  auth.listSessions,
  auth.user,
  moderation.listBlocks,
  calendarFeed.get,
  conversations.unreadCount,
  courses.suggestions,
  tracking.eventViewCounts,
  feed.countNewer,
  jobs.counts,
  applications.listMyJobs,
  applications.former,
  tracking.jobViewCounts,
  notifications.count,
  tracking.postViewCounts,
  projects.listMine,
  push.settings,
  savedSearches.list,
  skills.popular,
  skills.trending,
  legacyMedia.read,
  uploads.progress,
  discover.count,
  welcome.studies,
];

/**
 * Of two members only one can ask, or post a call: connections/routes.test.ts and call-sheets/routes.test.ts. A job that both applied to is similar to
 * none, and its crew nobody, and none of theirs closes for the other; the tests of jobs/queries and feed/queries block those who are.
 */
const walkedElsewhere: Route[] = [
  connections.requests,
  feed.waiting,
  callSheets.get,
  jobs.listCrew,
  jobs.listSimilar,
];

type Answers = Record<string, boolean>;

/** Which answers have anything of the other one in them; a count or a status is one of them when it is answered. */
async function seenBy(viewer: Side, other: Side): Promise<Answers> {
  const seen: Answers = {};
  for (const { by } of asksOf(viewer, other)) {
    const { statusCode, body, raw } = await by(viewer.send);
    const url = raw.req.url ?? '';
    const isAboutThem = url.includes(other.id) && !url.includes('?') && statusCode === 200;
    seen[url] = isAboutThem || body.includes(other.id) || body.includes(other.lastName);
  }
  return seen;
}

const urlsOf = (answers: Answers, isSeen: boolean) =>
  Object.entries(answers)
    .filter(([, seen]) => seen === isSeen)
    .map(([url]) => url);

const pathsOf = (routes: Route[]) => routes.map(({ path }) => path).toSorted();

/** Each as the viewer, with the other one. */
const bothWays = () =>
  [
    [ada, ben],
    [ben, ada],
  ] as const;

// A block ends for good what ties the two: it comes last.
describe(moderationRoutes, { shuffle: false }, () => {
  it('a block is walked on all routes that there are', () => {
    const shown = app.routes.filter(
      ({ method, access }) => method === 'GET' && access === 'member',
    );
    const asked = new Set(asksOf(ada, ben).map(({ route }) => route));
    expect(pathsOf(shown)).toEqual(pathsOf([...asked, ...showsNobody, ...walkedElsewhere]));
  });

  it('before a block, the two see each other everywhere', async () => {
    for (const [viewer, other] of bothWays())
      expect(urlsOf(await seenBy(viewer, other), false)).toEqual([]);
  });

  it('a suspension hides a member like a block, who is seen everywhere again once it is lifted', async () => {
    const suspend = (at: string | null) =>
      app.db.update(users).set({ suspendedAt: at }).where(eq(users.id, ben.id));
    await suspend('2026-01-01T00:00:00Z');
    expect(urlsOf(await seenBy(ada, ben), true)).toEqual([]);
    await suspend(null);
    expect(urlsOf(await seenBy(ada, ben), false)).toEqual([]);
  });

  it('a block hides each from the other, and shows only in my own list of blocks', async () => {
    expect((await ada.send(moderation.block, { body: { userId: ben.id } })).statusCode).toBe(204);
    for (const [viewer, other] of bothWays())
      expect(urlsOf(await seenBy(viewer, other), true)).toEqual([]);
    expect((await ada.send(moderation.listBlocks)).body).toContain(ben.id);
    expect((await ben.send(moderation.listBlocks)).json()).toEqual([]);
  });
});
