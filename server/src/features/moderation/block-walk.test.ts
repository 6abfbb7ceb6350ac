import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moderation } from '#contract/moderation/contract.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTiedSides, type Side } from '../../testing/tied-sides.ts';
import { users } from '../users/tables.ts';
import type { moderationRoutes } from './routes.ts';

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

/** How each route that shows members or what they made is asked, so that the other one would be in the answer. */
const asks: Record<string, (viewer: Side, other: Side) => string[]> = {
  '/api/applications': () => ['/api/applications'],
  '/api/applications/:id': (viewer, other) =>
    [viewer, other].map((side) => `/api/applications/${side.application}`),
  '/api/applications/job/:jobId': (viewer) => [`/api/applications/job/${viewer.job}`],
  '/api/comments/:id': (_, other) => [`/api/comments/${other.comment}`],
  '/api/connections/count/:userId': (_, other) => [`/api/connections/count/${other.id}`],
  '/api/connections/recommended': () => ['/api/connections/recommended'],
  '/api/connections/status/:userId': (_, other) => [`/api/connections/status/${other.id}`],
  '/api/connections/user/:userId': (_, other) =>
    [third.id, other.id].map((id) => `/api/connections/user/${id}`),
  '/api/conversations': () => ['/api/conversations'],
  '/api/conversations/:id': () => [`/api/conversations/${conversationId}`],
  '/api/conversations/:id/messages': () => [`/api/conversations/${conversationId}/messages`],
  '/api/conversations/with/:userId': (_, other) => [`/api/conversations/with/${other.id}`],
  '/api/courses/:userId': (_, other) => [`/api/courses/${other.id}`],
  '/api/courses/:userId/classmates': (viewer, other) =>
    [viewer.id, other.id].map((id) => `/api/courses/${id}/classmates`),
  '/api/endorsements/:userId': (viewer, other) =>
    [viewer.id, other.id, third.id].map((id) => `/api/endorsements/${id}`),
  '/api/events': (_, other) => ['/api/events', `/api/events?authorId=${other.id}`],
  '/api/events/:id': (_, other) => [`/api/events/${other.event}`],
  '/api/events/:id/attendees': (viewer) => [`/api/events/${viewer.event}/attendees`],
  '/api/events/:id/calendar.ics': (_, other) => [`/api/events/${other.event}/calendar.ics`],
  '/api/events/:id/comments': (viewer, other) =>
    [viewer, other].map((side) => `/api/events/${side.event}/comments`),
  '/api/events/upcoming': () => ['/api/events/upcoming', '/api/events/upcoming?mine=true'],
  '/api/feed': () =>
    ['everything', 'for-you', 'calls', 'events'].map((board) => `/api/feed?board=${board}`),
  '/api/job-applications': () => ['/api/job-applications'],
  '/api/jobs': (_, other) => ['/api/jobs', `/api/jobs?authorId=${other.id}`],
  '/api/jobs/:id': (_, other) => [`/api/jobs/${other.job}`],
  '/api/jobs/:id/application': (_, other) => [`/api/jobs/${other.job}/application`],
  '/api/jobs/search': (_, other) => [`/api/jobs/search?q=${other.lastName}`],
  '/api/mentions': (viewer, other) => [
    `/api/mentions?q=${other.lastName}`,
    `/api/mentions?q=${other.lastName}&on=post&onId=${viewer.post}`,
  ],
  '/api/messages/search': (_, other) => [`/api/messages/search?q=${other.lastName}`],
  '/api/notifications': () => ['/api/notifications'],
  '/api/portfolio/:userId': (_, other) => [`/api/portfolio/${other.id}`],
  '/api/portfolio/items/:id/comments': (viewer, other) =>
    [viewer, other].map((side) => `/api/portfolio/items/${side.item}/comments`),
  '/api/posts': (_, other) => ['/api/posts', `/api/posts?authorId=${other.id}`],
  '/api/posts/:id': (_, other) => [`/api/posts/${other.post}`],
  '/api/posts/:id/comments': (viewer, other) =>
    [viewer.post, other.post, third.postId].map((id) => `/api/posts/${id}/comments`),
  '/api/projects/:id': (_, other) => [`/api/projects/${other.project}`],
  '/api/users/:id/projects': (_, other) => [
    `/api/users/${other.id}/projects`,
    `/api/users/${third.id}/projects`,
  ],
  '/api/profile-views/recent/:userId': (viewer) => [`/api/profile-views/recent/${viewer.id}`],
  '/api/profile-views/stats/:userId': (viewer) => [`/api/profile-views/stats/${viewer.id}`],
  '/api/saved-jobs': () => ['/api/saved-jobs'],
  '/api/users/:id': (_, other) => [`/api/users/${other.id}`],
  '/api/users/search': (_, other) => [
    '/api/users/search',
    `/api/users/search?q=${other.lastName}`,
    `/api/users/search?q=${other.lastName.replace('mark', 'makr')}`,
  ],
  '/api/users/suggestions': () => ['/api/users/suggestions'],
  '/api/works': () => ['/api/works', '/api/works?type=video'],
};

/** Routes that show nobody but the viewer, or only numbers; and the list of one's own blocks. */
const showsNobody = [
  '/api/account/acts',
  '/api/account/export/:id',
  '/api/account/exports',
  '/api/account/graduation',
  '/api/account/suspension',
  '/api/auth/identities',
  '/api/auth/second-factor',
  '/api/auth/sessions',
  '/api/auth/user',
  '/api/blocks',
  '/api/calendar-feed',
  '/api/conversations/unread-count',
  '/api/course-suggestions',
  '/api/events/view-counts',
  '/api/feed/newer',
  '/api/jobs/counts',
  '/api/job-applications/jobs',
  '/api/jobs/:id/former-application',
  '/api/jobs/view-counts',
  '/api/notifications/count',
  '/api/posts/view-counts',
  '/api/projects',
  '/api/push',
  '/api/saved-searches',
  '/api/skills/popular',
  '/api/skills/trending',
  '/api/s3-proxy/legacy',
  '/api/uploads/tus/:id',
  '/api/users/search/count',
  '/api/welcome/studies',
];

/**
 * Of two members only one can ask, or post a call: connections/routes.test.ts and call-sheets/routes.test.ts. A job that both applied to is similar to
 * none, and its crew nobody, and none of theirs closes for the other; the tests of jobs/queries and feed/queries block those who are.
 */
const walkedElsewhere = [
  '/api/connections/requests',
  '/api/feed/waiting',
  '/api/jobs/:id/call-sheet',
  '/api/jobs/:id/crew',
  '/api/jobs/:id/similar',
];

type Answers = Record<string, boolean>;

/** Which answers have anything of the other one in them; a count or a status is one of them when it is answered. */
async function seenBy(viewer: Side, other: Side): Promise<Answers> {
  const seen: Answers = {};
  for (const ask of Object.values(asks)) {
    for (const url of ask(viewer, other)) {
      const { statusCode, body } = await viewer.send('GET', url);
      const isAboutThem = url.includes(other.id) && !url.includes('?') && statusCode === 200;
      seen[url] = isAboutThem || body.includes(other.id) || body.includes(other.lastName);
    }
  }
  return seen;
}

const urlsOf = (answers: Answers, isSeen: boolean) =>
  Object.entries(answers)
    .filter(([, seen]) => seen === isSeen)
    .map(([url]) => url);

const writes = (other: Side): [Parameters<Send>[0], string, object?][] => [
  ['POST', '/api/connections', { addresseeId: other.id }],
  ['POST', '/api/conversations', { userId: other.id, text: 'x' }],
  ['POST', `/api/conversations/${conversationId}/messages`, { text: 'x' }],
  ['POST', `/api/conversations/${conversationId}/read`],
  ['POST', `/api/conversations/${conversationId}/typing`],
  ['DELETE', `/api/connections/recommended/${other.id}`],
  ['POST', `/api/endorsements/${other.id}/Acting`],
  ['POST', `/api/jobs/${other.job}/save`],
  ['POST', `/api/jobs/${other.job}/apply`, { message: 'x' }],
  ['POST', `/api/posts/${other.post}/like`],
  ['POST', '/api/reports', { targetType: 'user', targetId: other.id, reason: 'other' }],
  ['POST', '/api/reports', { targetType: 'post', targetId: other.post, reason: 'other' }],
  ['POST', '/api/reports', { targetType: 'comment', targetId: other.comment, reason: 'other' }],
  ['POST', '/api/reports', { targetType: 'message', targetId: other.message, reason: 'other' }],
  ['POST', `/api/posts/${other.post}/comments`, { text: 'x' }],
  ['POST', `/api/portfolio/items/${other.item}/comments`, { text: 'x' }],
  ['POST', `/api/events/${other.event}/comments`, { text: 'x' }],
  ['POST', `/api/comments/${other.comment}/like`],
  ['DELETE', `/api/comments/${other.comment}`],
  ['PUT', `/api/jobs/${other.job}`, { title: 'x' }],
  ['PUT', `/api/projects/${other.project}`, { title: 'x' }],
  ['DELETE', `/api/projects/${other.project}`],
  ['PUT', `/api/posts/${other.post}`, { content: 'x' }],
  ['PUT', `/api/events/${other.event}`, { title: 'x' }],
  ['PUT', `/api/events/${other.event}/rsvp`, { status: 'going' }],
];

describe('a block, on every surface', () => {
  it('is walked on all routes that there are', () => {
    type Mounted = Parameters<typeof moderationRoutes>[0]['routes'][number];
    const shown = app.routes
      .filter((route: Mounted) => route.method === 'GET' && route.access === 'member')
      .map(({ path }) => path);
    const walked = [...Object.keys(asks), ...showsNobody, ...walkedElsewhere];
    expect(shown.toSorted()).toEqual(walked.toSorted());
  });

  it('begins where the two see each other everywhere', async () => {
    for (const [viewer, other] of [
      [ada, ben],
      [ben, ada],
    ] as const)
      expect(urlsOf(await seenBy(viewer, other), false)).toEqual([]);
  });

  it('like a suspension, hides a member, who is seen everywhere again once it is lifted', async () => {
    const suspend = (at: string | null) =>
      app.db.update(users).set({ suspendedAt: at }).where(eq(users.id, ben.id));
    await suspend('2026-01-01T00:00:00Z');
    expect(urlsOf(await seenBy(ada, ben), true)).toEqual([]);
    await suspend(null);
    expect(urlsOf(await seenBy(ada, ben), false)).toEqual([]);
  });

  it('hides each from the other', async () => {
    expect((await ada.send(moderation.block, { body: { userId: ben.id } })).statusCode).toBe(204);
    for (const [viewer, other] of [
      [ada, ben],
      [ben, ada],
    ] as const)
      expect(urlsOf(await seenBy(viewer, other), true)).toEqual([]);
  });

  it('lets neither reach what the other has', async () => {
    for (const [viewer, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      for (const [method, url, body] of writes(other)) {
        const answer = await viewer.send(method, url, body);
        expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
      }
    }
  });

  it('shows only in my own list of blocks', async () => {
    expect((await ada.send(moderation.listBlocks)).body).toContain(ben.id);
    expect((await ben.send(moderation.listBlocks)).json()).toEqual([]);
  });
});
