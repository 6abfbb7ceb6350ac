import { eq } from 'drizzle-orm';
import { admin } from '#contract/admin/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { appealToken } from '../features/moderation/appeal-token.ts';
import { reports } from '../features/moderation/tables.ts';
import { each, once, type RouteRequests } from './ask-route.ts';
import type { PopulatedApp } from './populated-app.ts';

/** The routes of those who look after Callboard, which all are asked; and the appeals, which anybody may call. */
export function staffRequests(world: PopulatedApp): RouteRequests[] {
  const { app, owner, third, suspended, send, asking } = world;
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
  const token = async () => appealToken(app, await decided());
  const toThird = { params: { userId: third.id } };
  const toAsking = { params: { userId: asking.id } };
  return [
    once(admin.listEvents),
    once(admin.listJobApplications, { params: { jobId: owner.job.id } }),
    once(admin.listJobs),
    once(admin.listPosts),
    each(moderation.getReport, async () => [{ params: { id: await report() } }]),
    once(moderation.listReports),
    once(moderation.countReports),
    once(admin.listUsers),
    each(admin.getUser, [toThird, { params: { userId: suspended.id } }]),
    once(admin.countUsers),
    once(admin.updateUser, { ...toThird, body: { bio: 'Edited.' } }),
    once(admin.setRole, { ...toThird, body: { role: null } }),
    once(admin.addCourse, {
      ...toThird,
      body: { courseCode: 'FMTV-UT 1042', courseName: 'Sound & Sight' },
    }),
    once(admin.updateCourse, { params: { courseId: owner.course.id }, body: { section: '2' } }),
    once(admin.updatePost, { params: { id: third.post.id }, body: { content: 'Edited.' } }),
    each(moderation.decideReport, async () => [
      { params: { id: await report() }, body: { decision: 'warn' as const } },
    ]),
    each(moderation.getAppeal, async () => [{ params: { token: await token() } }]),
    each(moderation.appeal, async () => [
      { params: { token: await token() }, body: { text: 'Please look again.' } },
    ]),
    once(admin.suspend, { ...toAsking, body: { reason: 'x', until: '2199-01-01T00:00:00Z' } }),
    once(admin.unsuspend, toAsking),
    once(admin.endSessions, toAsking),
    once(audit.listAboutMe),
    once(audit.list),
  ];
}
