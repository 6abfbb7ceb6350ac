import { currentTerm } from '#contract/courses/terms.ts';
import { feedCursor } from '#contract/feed/cursor.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { authRequests } from './auth-requests.ts';
import type { Role } from './field-rules.ts';
import type { PopulatedApp } from './populated-app.ts';
import { staffRequests } from './staff-requests.ts';
import { uploadRequests } from './upload-requests.ts';
import { analyticsRequests } from './visible-analytics.ts';

export interface RouteRequest {
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
}

type Requests = (role: Role) => RouteRequest[] | Promise<RouteRequest[]>;

/** How each route with an answer is asked, so that it has as much to show as can be; those that change something come last. */
export function routeRequests(world: PopulatedApp): Record<string, Requests> {
  return {
    ...reads(world),
    ...analyticsRequests,
    ...writes(world),
    ...uploadRequests(world),
    ...staffRequests(world),
    ...authRequests(world),
  };
}

const at = (...urls: string[]) => urls.map((url) => ({ url }));

function reads(world: PopulatedApp) {
  const { owner, third, blocker, suspended, asking, people, received, comment, filledCall } = world;
  const all = [owner, third, blocker, suspended];
  const ofEach = (path: string) => () => at(...all.map(({ id }) => `${path}/${id}`));
  const list = (path: string) => () => at(path, ...all.map(({ id }) => `${path}?authorId=${id}`));
  const plain = (path: string) => () => at(path);
  const own = (role: Role) => (role === 'stranger' ? 'none' : people[role].id);
  return {
    'GET /api/account/deletion': plain('/api/account/deletion'),
    'GET /api/account/exports': plain('/api/account/exports'),
    'GET /api/account/suspension': plain('/api/account/suspension'),
    'GET /api/applications': plain('/api/applications'),
    'GET /api/applications/:id': () => at(...received.map(({ id }) => `/api/applications/${id}`)),
    'GET /api/applications/job/:jobId': () => at(`/api/applications/job/${owner.job.id}`),
    'GET /api/auth/identities': plain('/api/auth/identities'),
    'GET /api/auth/second-factor': plain('/api/auth/second-factor'),
    'GET /api/auth/second-step': plain('/api/auth/second-step'),
    'GET /api/auth/sessions': plain('/api/auth/sessions'),
    'GET /api/auth/user': plain('/api/auth/user'),
    'GET /api/blocks': plain('/api/blocks'),
    'GET /api/calendar-feed': plain('/api/calendar-feed'),
    'GET /api/comments/:id': () => at(`/api/comments/${comment.id}`),
    'GET /api/connections/count/:userId': ofEach('/api/connections/count'),
    'GET /api/connections/recommended': plain('/api/connections/recommended'),
    'GET /api/connections/requests': plain('/api/connections/requests'),
    'GET /api/connections/status/:userId': () =>
      at(...[...all, asking].map(({ id }) => `/api/connections/status/${id}`)),
    'GET /api/connections/user/:userId': ofEach('/api/connections/user'),
    'GET /api/conversations': () => at('/api/conversations', '/api/conversations?folder=requests'),
    'GET /api/conversations/:id': () => at(...conversationsOf(world, '')),
    'GET /api/conversations/:id/messages': () => at(...conversationsOf(world, '/messages')),
    'GET /api/conversations/unread-count': plain('/api/conversations/unread-count'),
    'GET /api/conversations/with/:userId': ofEach('/api/conversations/with'),
    'GET /api/course-suggestions': plain(
      `/api/course-suggestions?code=${owner.course.courseCode}&semester=${currentTerm(new Date()).semester}`,
    ),
    'GET /api/courses/:userId': ofEach('/api/courses'),
    'GET /api/courses/:userId/classmates': (role: Role) =>
      at(`/api/courses/${own(role)}/classmates`, `/api/courses/${owner.id}/classmates`),
    'GET /api/endorsements/:userId': ofEach('/api/endorsements'),
    'GET /api/events': list('/api/events'),
    'GET /api/events/:id': () => at(...all.map(({ event }) => `/api/events/${event.id}`)),
    'GET /api/events/:id/attendees': () =>
      at(...all.map(({ event }) => `/api/events/${event.id}/attendees`)),
    'GET /api/events/:id/comments': () =>
      at(...all.map(({ event }) => `/api/events/${event.id}/comments`)),
    'GET /api/events/upcoming': () =>
      at('/api/events/upcoming', '/api/events/upcoming?from=2030-01-01&mine=true'),
    'GET /api/events/view-counts': () => at(`/api/events/view-counts?eventIds=${owner.event.id}`),
    'GET /api/feed': plain('/api/feed?limit=100'),
    'GET /api/feed/waiting': plain('/api/feed/waiting'),
    'GET /api/feed/newer': () =>
      at(`/api/feed/newer?than=${encodeURIComponent(feedCursor({ ...owner.post, kind: 'post' }))}`),
    'GET /api/health': plain('/api/health'),
    'GET /api/job-applications': plain('/api/job-applications'),
    'GET /api/jobs': list('/api/jobs'),
    'GET /api/jobs/:id': () => at(...all.map(({ job }) => `/api/jobs/${job.id}`)),
    'GET /api/job-applications/jobs': plain('/api/job-applications/jobs'),
    'GET /api/jobs/:id/application': () =>
      at(...all.map(({ job }) => `/api/jobs/${job.id}/application`)),
    'GET /api/jobs/:id/crew': () => at(...all.map(({ job }) => `/api/jobs/${job.id}/crew`)),
    'GET /api/jobs/:id/similar': () => at(...all.map(({ job }) => `/api/jobs/${job.id}/similar`)),
    'GET /api/jobs/counts': plain('/api/jobs/counts'),
    'GET /api/jobs/:id/call-sheet': () => at(`/api/jobs/${filledCall.id}/call-sheet`),
    'GET /api/jobs/:id/former-application': () =>
      at(`/api/jobs/${third.job.id}/former-application`),
    'GET /api/jobs/search': () => at('/api/jobs/search?q=marker', '/api/jobs/search?q=camera'),
    'GET /api/jobs/view-counts': () => at(`/api/jobs/view-counts?jobIds=${owner.job.id}`),
    'GET /api/mentions': () =>
      at('/api/mentions', ...all.map(({ lastName }) => `/api/mentions?q=${lastName}`)),
    'GET /api/messages/search': plain('/api/messages/search?q=marker'),
    'GET /api/notifications': plain('/api/notifications'),
    'GET /api/notifications/count': plain('/api/notifications/count'),
    'GET /api/projects': plain('/api/projects'),
    'GET /api/projects/:id': () => at(...all.map(({ project }) => `/api/projects/${project.id}`)),
    'GET /api/users/:id/projects': () => at(...all.map(({ id }) => `/api/users/${id}/projects`)),
    'GET /api/portfolio/:userId': ofEach('/api/portfolio'),
    'GET /api/portfolio/items/:id/comments': () =>
      at(...all.map(({ item }) => `/api/portfolio/items/${item.id}/comments`)),
    'GET /api/posts': list('/api/posts'),
    'GET /api/posts/:id': () => at(...all.map(({ post }) => `/api/posts/${post.id}`)),
    'GET /api/posts/:id/comments': () =>
      at(...all.map(({ post }) => `/api/posts/${post.id}/comments`)),
    'GET /api/posts/view-counts': () => at(`/api/posts/view-counts?postIds=${owner.post.id}`),
    'GET /api/profile-views/recent/:userId': (role: Role) =>
      at(`/api/profile-views/recent/${own(role)}`, `/api/profile-views/recent/${owner.id}`),
    'GET /api/profile-views/stats/:userId': (role: Role) =>
      at(`/api/profile-views/stats/${own(role)}`, `/api/profile-views/stats/${owner.id}`),
    'GET /api/public/community-stats': plain('/api/public/community-stats'),
    'GET /api/public/works': plain('/api/public/works'),
    'GET /api/push': plain('/api/push'),
    'GET /api/ready': plain('/api/ready'),
    'GET /api/saved-jobs': plain('/api/saved-jobs'),
    'GET /api/saved-searches': plain('/api/saved-searches'),
    'GET /api/skills/popular': plain('/api/skills/popular?major=Drama'),
    'GET /api/skills/trending': plain('/api/skills/trending'),
    'GET /api/users/:id': ofEach('/api/users'),
    'GET /api/users/search': () =>
      at('/api/users/search', ...all.map(({ lastName }) => `/api/users/search?q=${lastName}`)),
    'GET /api/users/search/count': plain('/api/users/search/count'),
    'GET /api/users/suggestions': plain('/api/users/suggestions'),
    'GET /api/welcome/studies': plain('/api/welcome/studies'),
    'GET /api/works': plain('/api/works'),
  };
}

const conversationsOf = ({ conversations }: PopulatedApp, path: string) =>
  conversations.map((id) => `/api/conversations/${id}${path}`);

function writes(world: PopulatedApp) {
  const { owner, third, asking, request, received, comment, filledCall, withdrawn } = world;
  const one = (url: string, body: unknown) => () => [{ url, body }];
  const text = { title: 'Grip', description: 'Two nights.' };
  const eventDate = '2030-05-01T18:00:00Z';
  const term = currentTerm(new Date());
  const course = { courseCode: 'FMTV-UT 1041', courseName: 'Sight & Sound', ...term };
  const video = 'https://vimeo.com/76979871';
  const said = { text: 'Said.' };
  const closed = { isCommentingOpen: false };
  return {
    'PUT /api/portfolio/reorder': one('/api/portfolio/reorder', {
      updates: [{ id: owner.item.id, sortOrder: 0 }],
    }),
    'DELETE /api/comments/:id/like': () => at(`/api/comments/${comment.id}/like`),
    'DELETE /api/posts/:id/like': () => at(`/api/posts/${owner.post.id}/like`),
    'PATCH /api/applications/:id': one(`/api/applications/${received[0]?.id}`, {
      status: 'accepted',
    }),
    'PATCH /api/comments/:id': one(`/api/comments/${comment.id}`, { text: 'Better.' }),
    'POST /api/account/export': () => at('/api/account/export'),
    'POST /api/calendar-feed': () => at('/api/calendar-feed'),
    'POST /api/comments/:id/like': () => at(`/api/comments/${comment.id}/like`),
    'POST /api/connections': one('/api/connections', { addresseeId: asking.id }),
    'POST /api/conversations': one('/api/conversations', { userId: owner.id, text: 'Hello.' }),
    'POST /api/conversations/:id/accept': () => at(...conversationsOf(world, '/accept')),
    'POST /api/conversations/:id/messages': () =>
      conversationsOf(world, '/messages').map((url) => ({ url, body: { text: 'Friday?' } })),
    'POST /api/courses': one('/api/courses', course),
    'POST /api/endorsements/:userId/:skill': () => at(`/api/endorsements/${owner.id}/Acting`),
    'POST /api/events': one('/api/events', { ...text, eventDate }),
    'POST /api/events/:id/comments': one(`/api/events/${owner.event.id}/comments`, said),
    'POST /api/jobs': one('/api/jobs', { ...text, skills: ['Acting'] }),
    'POST /api/jobs/:id/apply': one(`/api/jobs/${third.job.id}/apply`, {}),
    'POST /api/jobs/:id/renew': one(`/api/jobs/${owner.job.id}/renew`, {}),
    'POST /api/applications/:id/restore': one(`/api/applications/${withdrawn.id}/restore`, {}),
    'POST /api/portfolio': one('/api/portfolio', { title: 'Reel', mediaUrl: video }),
    'POST /api/portfolio/items/:id/comments': one(
      `/api/portfolio/items/${owner.item.id}/comments`,
      said,
    ),
    'POST /api/projects': one('/api/projects', { title: 'The Last Wash' }),
    'PUT /api/projects/:id': one(`/api/projects/${owner.project.id}`, { title: 'Half Board' }),
    'PUT /api/projects/:id/crew/:userId': one(
      `/api/projects/${owner.project.id}/crew/${world.people.connection.id}`,
      { role: 'Camera' },
    ),
    'POST /api/posts': one('/api/posts', { content: 'Done.', imageUrl: video }),
    'POST /api/posts/:id/comments': one(`/api/posts/${owner.post.id}/comments`, said),
    'POST /api/posts/:id/like': () => at(`/api/posts/${owner.post.id}/like`),
    'POST /api/push/subscriptions': one('/api/push/subscriptions', {
      endpoint: 'https://push.example.com/device',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    'PATCH /api/saved-searches/:id': async (role: Role) => {
      const search = { q: 'marker', payment: 'paid' } as const;
      const made = await world.send[role](savedSearches.create, { body: search });
      const id = made.json().id ?? 'none';
      return [{ url: `/api/saved-searches/${id}`, body: { delivery: 'weekly' } }];
    },
    'POST /api/saved-searches': one('/api/saved-searches', { q: 'marker' }),
    'POST /api/reports': one('/api/reports', {
      targetType: 'user',
      targetId: third.id,
      reason: 'other',
    }),
    'POST /api/privacy/analytics': one('/api/privacy/analytics', { analytics: true }),
    'POST /api/privacy/front-page': one('/api/privacy/front-page', { showWorkToStrangers: true }),
    'POST /api/privacy/profile-views': one('/api/privacy/profile-views', {
      hideProfileViews: true,
    }),
    'POST /api/user/email-preferences': one('/api/user/email-preferences', {
      emailDigest: false,
    }),
    'PUT /api/connections/:id': one(`/api/connections/${request.id}`, { status: 'accepted' }),
    'PUT /api/courses/:id': one(`/api/courses/${owner.course.id}`, course),
    'PUT /api/events/:id': one(`/api/events/${owner.event.id}`, { ...text, eventDate }),
    'PUT /api/events/:id/rsvp': one(`/api/events/${owner.event.id}/rsvp`, { status: 'maybe' }),
    'PUT /api/events/:id/commenting': one(`/api/events/${owner.event.id}/commenting`, closed),
    'PUT /api/jobs/:id/call-sheet': one(`/api/jobs/${filledCall.id}/call-sheet`, {
      place: 'Stage 4',
    }),
    'PUT /api/jobs/:id/call-sheet/contact': one(`/api/jobs/${filledCall.id}/call-sheet/contact`, {
      sharesEmail: true,
      sharesPhone: true,
    }),
    'DELETE /api/applications': () => at('/api/applications'),
    'PUT /api/jobs/:id': one(`/api/jobs/${owner.job.id}`, text),
    'PUT /api/portfolio/:id': one(`/api/portfolio/${owner.item.id}`, { title: 'Reel' }),
    'PUT /api/portfolio/items/:id/commenting': one(
      `/api/portfolio/items/${owner.item.id}/commenting`,
      closed,
    ),
    'PUT /api/posts/:id': one(`/api/posts/${owner.post.id}`, { content: 'Better.' }),
    'PUT /api/posts/:id/commenting': one(`/api/posts/${owner.post.id}/commenting`, closed),
    'PUT /api/users/profile': one('/api/users/profile', { bio: 'I act.' }),
    'PUT /api/welcome': one('/api/welcome', { step: null }),
  };
}
