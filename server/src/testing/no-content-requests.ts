import { messages } from '../features/messages/tables.ts';
import type { PopulatedApp } from './populated-app.ts';
import type { RouteRequest } from './route-requests.ts';

/** How each route is asked that answers nothing, a file or a redirect; what only its own member has is called `none`. */
export async function noContentRequests(
  world: PopulatedApp,
): Promise<Record<string, RouteRequest>> {
  return {
    ...(await deletions(world)),
    ...acts(world),
    ...recordings(world),
    ...files(world),
  };
}

async function deletions({
  app,
  owner,
  third,
  request,
  received,
  comment,
  ...world
}: PopulatedApp) {
  const [message] = await app.db.select().from(messages).limit(1);
  const paths = [
    'account',
    'account/graduation',
    `admin/courses/:courseId ${owner.course.id}`,
    `admin/posts/:id ${third.post.id}`,
    `applications/:id ${received[0]?.id}`,
    'auth/identities/:id none',
    'auth/passkeys/:id none',
    'auth/sessions/:id none',
    'auth/totp',
    `blocks/:userId ${owner.id}`,
    'calendar-feed',
    `comments/:id ${comment.id}`,
    `connections/:id ${request.id}`,
    `connections/recommended/:userId ${owner.id}`,
    `conversations/:id ${world.conversations[0]}`,
    `courses/:id ${owner.course.id}`,
    `events/:id ${owner.event.id}`,
    `jobs/:id ${owner.job.id}`,
    `messages/:id ${message?.id}`,
    'notifications/:id none',
    `portfolio/:id ${owner.item.id}`,
    `posts/:id ${owner.post.id}`,
    `projects/:id ${owner.project.id}`,
    'push/subscriptions/:id none',
    'saved-searches/:id none',
    'uploads/tus/:id none',
  ].map((path) => path.split(' '));
  const asked: [string, RouteRequest][] = paths.map(([path = '', id = '']) => [
    `DELETE /api/${path}`,
    { url: `/api/${path.replace(/:\w+/, id)}` },
  ]);
  return {
    ...Object.fromEntries(asked),
    'DELETE /api/endorsements/:userId/:skill': { url: `/api/endorsements/${owner.id}/Acting` },
    'DELETE /api/jobs/:id/save': { url: `/api/jobs/${owner.job.id}/save` },
    'DELETE /api/projects/:id/crew/:userId': {
      url: `/api/projects/${owner.project.id}/crew/${third.id}`,
    },
  };
}

function acts({ owner, conversations }: PopulatedApp) {
  const conversation = `/api/conversations/${conversations[0]}`;
  return {
    'PATCH /api/notifications/:id/read': { url: '/api/notifications/none/read' },
    'PATCH /api/notifications/mark-all-read': { url: '/api/notifications/mark-all-read' },
    'POST /api/account/restore': { url: '/api/account/restore' },
    'POST /api/auth/logout': { url: '/api/auth/logout' },
    'POST /api/auth/logout-everywhere': { url: '/api/auth/logout-everywhere' },
    'POST /api/auth/proof': {
      url: '/api/auth/proof',
      body: { method: 'password', password: 'wrong' },
    },
    'POST /api/blocks': { url: '/api/blocks', body: { userId: owner.id } },
    'POST /api/conversations/:id/decline': { url: `${conversation}/decline` },
    'POST /api/conversations/:id/read': { url: `${conversation}/read`, body: {} },
    'POST /api/conversations/:id/typing': { url: `${conversation}/typing` },
    'POST /api/jobs/:id/save': { url: `/api/jobs/${owner.job.id}/save` },
    'POST /api/push/subscriptions/:id/test': { url: '/api/push/subscriptions/none/test' },
    'POST /api/unsubscribe': { url: '/api/unsubscribe?token=none' },
    'PUT /api/push/quiet-hours': { url: '/api/push/quiet-hours', body: { quietHours: null } },
  };
}

function recordings({ owner }: PopulatedApp) {
  const record = (name: string, body: object) => ({ url: `/api/analytics/${name}`, body });
  const view = { contentType: 'post', contentId: owner.post.id };
  const page = { action: 'page_view', page: '/jobs' };
  return {
    'POST /api/analytics/batch': record('batch', { events: [page] }),
    'POST /api/analytics/content-view': record('content-view', view),
    'POST /api/analytics/content-views': record('content-views', { views: [view] }),
    'POST /api/analytics/error': record('error', {}),
    'POST /api/analytics/feature-usage': record('feature-usage', {
      feature: 'reel',
      success: true,
    }),
    'POST /api/analytics/text-highlight': record('text-highlight', {
      postId: owner.post.id,
      selectionLength: 12,
      snippetHash: '0'.repeat(64),
      selectedText: 'Picture lock',
      startOffset: 0,
      endOffset: 12,
      method: 'mouse',
      viewportWidth: 1,
      viewportHeight: 1,
      deviceType: 'desktop',
    }),
    'POST /api/analytics/user-action': record('user-action', page),
  };
}

function files({ owner }: PopulatedApp) {
  const headers = { 'upload-length': '12', 'upload-metadata': 'filename Y3YucGRm' };
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  return {
    'GET /api/account/export/:id': { url: '/api/account/export/none' },
    'GET /api/admin/audit.csv': { url: '/api/admin/audit.csv' },
    'GET /api/auth/google': { url: '/api/auth/google' },
    'GET /api/auth/google/callback': { url: '/api/auth/google/callback' },
    'GET /api/calendar/:token': { url: '/api/calendar/none' },
    'GET /api/events/:id/calendar.ics': { url: `/api/events/${owner.event.id}/calendar.ics` },
    'GET /api/s3-proxy/legacy': { url: '/api/s3-proxy/legacy?url=https%3A%2F%2Fevil.test%2F' },
    'GET /api/unsubscribe': { url: '/api/unsubscribe?token=none' },
    'PATCH /api/uploads/tus/:id': {
      url: '/api/uploads/tus/none',
      body: Buffer.from('%PDF'),
      headers: part,
    },
    'POST /api/uploads/tus': { url: '/api/uploads/tus', headers },
  };
}
