import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { mount } from './mount.ts';

/** Who may call what. A new route is added to one of these lists by hand, so that its access is a decision. */
const publicRoutes = [
  'GET /api/account/deletion',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/auth/second-step',
  'GET /api/calendar/:token',
  'GET /api/health',
  'GET /api/public/community-stats',
  'GET /api/ready',
  'GET /api/unsubscribe',
  'POST /api/account/restore',
  'POST /api/analytics/error',
  'POST /api/auth/forgot-password',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/passkey-sign-in',
  'POST /api/auth/passkey-sign-in/options',
  'POST /api/auth/resend-otp',
  'POST /api/auth/reset-password',
  'POST /api/auth/second-step',
  'POST /api/auth/second-step/options',
  'POST /api/auth/signup',
  'POST /api/auth/verify-otp',
  'POST /api/unsubscribe',
];

const memberRoutes = [
  'DELETE /api/account',
  'DELETE /api/applications',
  'DELETE /api/applications/:id',
  'DELETE /api/auth/identities/:id',
  'DELETE /api/auth/passkeys/:id',
  'DELETE /api/auth/sessions/:id',
  'DELETE /api/auth/totp',
  'DELETE /api/blocks/:userId',
  'DELETE /api/calendar-feed',
  'DELETE /api/comments/:id',
  'DELETE /api/comments/:id/like',
  'DELETE /api/connections/:id',
  'DELETE /api/connections/recommended/:userId',
  'DELETE /api/conversations/:id',
  'DELETE /api/courses/:id',
  'DELETE /api/endorsements/:userId/:skill',
  'DELETE /api/events/:id',
  'DELETE /api/jobs/:id',
  'DELETE /api/jobs/:id/save',
  'DELETE /api/messages/:id',
  'DELETE /api/notifications/:id',
  'DELETE /api/portfolio/:id',
  'DELETE /api/posts/:id',
  'DELETE /api/posts/:id/like',
  'DELETE /api/push/subscriptions/:id',
  'DELETE /api/saved-searches/:id',
  'DELETE /api/uploads/tus/:id',
  'GET /api/account/export/:id',
  'GET /api/account/exports',
  'GET /api/applications',
  'GET /api/applications/:id',
  'GET /api/applications/job/:jobId',
  'GET /api/auth/identities',
  'GET /api/auth/second-factor',
  'GET /api/auth/sessions',
  'GET /api/auth/user',
  'GET /api/blocks',
  'GET /api/calendar-feed',
  'GET /api/comments/:id',
  'GET /api/connections/count/:userId',
  'GET /api/connections/recommended',
  'GET /api/connections/requests',
  'GET /api/connections/status/:userId',
  'GET /api/connections/user/:userId',
  'GET /api/conversations',
  'GET /api/conversations/:id',
  'GET /api/conversations/:id/messages',
  'GET /api/conversations/unread-count',
  'GET /api/conversations/with/:userId',
  'GET /api/courses/:userId',
  'GET /api/courses/:userId/classmates',
  'GET /api/endorsements/:userId',
  'GET /api/events',
  'GET /api/events/:id',
  'GET /api/events/:id/attendees',
  'GET /api/events/:id/calendar.ics',
  'GET /api/events/:id/comments',
  'GET /api/events/upcoming',
  'GET /api/events/view-counts',
  'GET /api/feed',
  'GET /api/feed/newer',
  'GET /api/job-applications',
  'GET /api/job-applications/jobs',
  'GET /api/jobs',
  'GET /api/jobs/:id',
  'GET /api/jobs/:id/application',
  'GET /api/jobs/:id/crew',
  'GET /api/jobs/:id/similar',
  'GET /api/jobs/counts',
  'GET /api/jobs/:id/call-sheet',
  'GET /api/jobs/:id/former-application',
  'GET /api/jobs/search',
  'GET /api/jobs/view-counts',
  'GET /api/mentions',
  'GET /api/messages/search',
  'GET /api/notifications',
  'GET /api/notifications/count',
  'GET /api/portfolio/:userId',
  'GET /api/portfolio/items/:id/comments',
  'GET /api/posts',
  'GET /api/posts/:id',
  'GET /api/posts/:id/comments',
  'GET /api/posts/view-counts',
  'GET /api/profile-views/recent/:userId',
  'GET /api/profile-views/stats/:userId',
  'GET /api/push',
  'GET /api/s3-proxy/legacy',
  'GET /api/saved-jobs',
  'GET /api/saved-searches',
  'GET /api/skills/popular',
  'GET /api/skills/trending',
  'GET /api/uploads/tus/:id',
  'GET /api/users/:id',
  'GET /api/users/search',
  'GET /api/users/search/count',
  'GET /api/users/suggestions',
  'GET /api/welcome/studies',
  'PATCH /api/applications/:id',
  'PATCH /api/auth/passkeys/:id',
  'PATCH /api/comments/:id',
  'PATCH /api/notifications/:id/read',
  'PATCH /api/notifications/mark-all-read',
  'PATCH /api/saved-searches/:id',
  'PATCH /api/uploads/tus/:id',
  'POST /api/account/export',
  'POST /api/analytics/content-view',
  'POST /api/applications/:id/restore',
  'POST /api/auth/change-password',
  'POST /api/auth/logout-everywhere',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/options',
  'POST /api/auth/proof',
  'POST /api/auth/proof/options',
  'POST /api/auth/recovery-codes',
  'POST /api/auth/totp',
  'POST /api/auth/totp/confirm',
  'POST /api/blocks',
  'POST /api/calendar-feed',
  'POST /api/comments/:id/like',
  'POST /api/connections',
  'POST /api/conversations',
  'POST /api/conversations/:id/accept',
  'POST /api/conversations/:id/decline',
  'POST /api/conversations/:id/messages',
  'POST /api/conversations/:id/read',
  'POST /api/conversations/:id/typing',
  'POST /api/courses',
  'POST /api/endorsements/:userId/:skill',
  'POST /api/events',
  'POST /api/events/:id/comments',
  'POST /api/jobs',
  'POST /api/jobs/:id/apply',
  'POST /api/jobs/:id/renew',
  'POST /api/jobs/:id/save',
  'POST /api/portfolio',
  'POST /api/portfolio/items/:id/comments',
  'POST /api/posts',
  'POST /api/posts/:id/comments',
  'POST /api/posts/:id/like',
  'POST /api/privacy/profile-views',
  'POST /api/profile-photo/simple-upload',
  'POST /api/push/subscriptions',
  'POST /api/push/subscriptions/:id/test',
  'POST /api/reports',
  'POST /api/saved-searches',
  'POST /api/upload',
  'POST /api/uploads/tus',
  'POST /api/uploads/tus/:id/finish',
  'POST /api/user/email-preferences',
  'PUT /api/connections/:id',
  'PUT /api/courses/:id',
  'PUT /api/events/:id',
  'PUT /api/events/:id/commenting',
  'PUT /api/events/:id/rsvp',
  'PUT /api/jobs/:id',
  'PUT /api/jobs/:id/call-sheet',
  'PUT /api/jobs/:id/call-sheet/contact',
  'PUT /api/portfolio/:id',
  'PUT /api/portfolio/items/:id/commenting',
  'PUT /api/portfolio/reorder',
  'PUT /api/posts/:id',
  'PUT /api/posts/:id/commenting',
  'PUT /api/push/quiet-hours',
  'PUT /api/users/profile',
  'PUT /api/welcome',
];

const adminRoutes: string[] = [];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Mounted = Parameters<typeof mount>[1];
const nameOf = ({ method, path }: Mounted) => `${method} ${path}`;
const mounted = (access: Mounted['access']) =>
  app.routes
    .filter((route) => route.access === access)
    .map(nameOf)
    .toSorted();
const urlOf = ({ path }: Mounted) => path.replace(/:\w+/g, 'none');

it('has exactly the routes of these lists', () => {
  expect(mounted('public')).toEqual(publicRoutes);
  expect(mounted('member')).toEqual(memberRoutes);
  expect(mounted('admin')).toEqual(adminRoutes);
});

describe('to a stranger', () => {
  it('every route that is not public answers 401, whatever is sent', async () => {
    for (const route of app.routes.filter(({ access }) => access !== 'public')) {
      const answer = await app.call(route.method, urlOf(route));
      expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 401]);
    }
  });

  it('an invented, an ended and a foreign cookie are worth nothing', async () => {
    const user = await createUser(app.db);
    const ended = await app.as(user);
    await ended('POST', '/api/auth/logout');
    expect((await ended('GET', '/api/auth/user')).statusCode).toBe(401);
    for (const value of ['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`, 'a'.repeat(5000)]) {
      const cookie = `callboard=${value}`;
      const answer = await app.call('GET', '/api/auth/user', undefined, { cookie });
      expect(answer.statusCode).toBe(401);
    }
  });
});

it('no administrators’ route answers a member', async () => {
  const member = await app.as(await createUser(app.db));
  for (const route of app.routes.filter(({ access }) => access === 'admin')) {
    const answer = await member(route.method, urlOf(route));
    expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 403]);
  }
});
