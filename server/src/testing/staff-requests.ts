import { eq } from 'drizzle-orm';
import { moderation } from '#contract/moderation/contract.ts';
import { appealToken } from '../features/moderation/appeal-token.ts';
import { reports } from '../features/moderation/tables.ts';
import type { PopulatedApp } from './populated-app.ts';

const at = (...urls: string[]) => urls.map((url) => ({ url }));

/** The routes of those who look after Callboard, which all are asked; and the appeals, which anybody may call. */
export function staffRequests({ app, owner, third, suspended, send, asking }: PopulatedApp) {
  const one = (url: string, body: unknown) => () => [{ url, body }];
  const user = `/api/admin/users/${third.id}`;
  /** A report about a post of the third member, by the connection of the owner. */
  const report = async () => {
    await send.connection(moderation.report, {
      body: { targetType: 'post', targetId: third.post.id, reason: 'other', details: 'Look.' },
    });
    const found = await app.db.select().from(reports).where(eq(reports.targetId, third.post.id));
    return found.find(({ status }) => status === 'open')?.id ?? 'none';
  };
  const decided = async () => {
    const found = await app.db.select().from(reports).where(eq(reports.decision, 'warn'));
    return found[0]?.id ?? 'none';
  };
  const reportUrl = async () => `/api/admin/reports/${await report()}`;
  const appealUrl = async () => `/api/appeals/${appealToken(app, await decided())}`;
  return {
    'GET /api/admin/events': () => at('/api/admin/events'),
    'GET /api/admin/job-applications/:jobId': () =>
      at(`/api/admin/job-applications/${owner.job.id}`),
    'GET /api/admin/jobs': () => at('/api/admin/jobs'),
    'GET /api/admin/posts': () => at('/api/admin/posts'),
    'GET /api/admin/reports/:id': async () => at(await reportUrl()),
    'GET /api/admin/reports': () => at('/api/admin/reports'),
    'GET /api/admin/reports/count': () => at('/api/admin/reports/count'),
    'GET /api/admin/users': () => at('/api/admin/users'),
    'GET /api/admin/users/:userId': () => at(user, `/api/admin/users/${suspended.id}`),
    'GET /api/admin/users/count': () => at('/api/admin/users/count'),
    'PUT /api/admin/users/:userId': one(user, { bio: 'Edited.' }),
    'PUT /api/admin/users/:userId/role': one(`${user}/role`, { role: null }),
    'POST /api/admin/users/:userId/courses': one(`${user}/courses`, {
      courseCode: 'FMTV-UT 1042',
      courseName: 'Sound & Sight',
    }),
    'PUT /api/admin/courses/:courseId': one(`/api/admin/courses/${owner.course.id}`, {
      section: '2',
    }),
    'PUT /api/admin/posts/:id': one(`/api/admin/posts/${third.post.id}`, { content: 'Edited.' }),
    'PATCH /api/admin/reports/:id': async () => [
      { url: await reportUrl(), body: { decision: 'warn' } },
    ],
    'GET /api/appeals/:token': async () => at(await appealUrl()),
    'POST /api/appeals/:token': async () => [
      { url: await appealUrl(), body: { text: 'Please look again.' } },
    ],
    'POST /api/admin/users/:userId/suspend': one(`/api/admin/users/${asking.id}/suspend`, {
      reason: 'x',
      until: '2199-01-01T00:00:00Z',
    }),
    'POST /api/admin/users/:userId/unsuspend': one(
      `/api/admin/users/${asking.id}/unsuspend`,
      undefined,
    ),
    'POST /api/admin/users/:userId/end-sessions': one(
      `/api/admin/users/${asking.id}/end-sessions`,
      undefined,
    ),
    'GET /api/account/acts': () => at('/api/account/acts'),
    'GET /api/admin/audit': () => at('/api/admin/audit'),
  };
}
