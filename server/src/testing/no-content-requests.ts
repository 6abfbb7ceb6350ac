import { account } from '#contract/account/contract.ts';
import { admin } from '#contract/admin/contract.ts';
import { applications } from '#contract/applications/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { comments } from '#contract/comments/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { legacyMedia } from '#contract/legacy-media/contract.ts';
import { mails } from '#contract/mails/contract.ts';
import { merges } from '#contract/merges/contract.ts';
import { conversations, messages } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { push } from '#contract/push/contract.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { messages as messageRows } from '../features/messages/tables.ts';
import { asked, type RouteRequest } from './ask-route.ts';
import type { PopulatedApp } from './populated-app.ts';

/** How each route is asked that answers nothing, a file or a redirect; what only its own member has is called `none`. */
export async function noContentRequests(world: PopulatedApp): Promise<RouteRequest[]> {
  return [...(await deletions(world)), ...acts(world), ...recordings(world), ...files(world)];
}

const byId = (item?: { id: string }) => ({ params: { id: item?.id } });
const none = byId({ id: 'none' });

async function deletions(world: PopulatedApp): Promise<RouteRequest[]> {
  const { app, owner, third, request, received, comment } = world;
  const [message] = await app.db.select().from(messageRows).limit(1);
  return [
    asked(account.remove),
    asked(merges.cancelGraduation),
    asked(admin.removeCourse, { params: { courseId: owner.course.id } }),
    asked(admin.removePost, byId(third.post)),
    asked(applications.withdraw, byId(received[0])),
    asked(auth.unlinkIdentity, none),
    asked(secondFactor.removePasskey, none),
    asked(auth.endSession, none),
    asked(secondFactor.removeTotp),
    asked(moderation.unblock, { params: { userId: owner.id } }),
    asked(calendarFeed.revoke),
    asked(comments.remove, byId(comment)),
    asked(connections.withdraw, byId(request)),
    asked(connections.dismissRecommendation, { params: { userId: owner.id } }),
    asked(conversations.remove, { params: { id: world.conversations[0] } }),
    asked(courses.remove, byId(owner.course)),
    asked(endorsements.withdraw, { params: { userId: owner.id, skill: 'Acting' } }),
    asked(events.remove, byId(owner.event)),
    asked(jobs.remove, byId(owner.job)),
    asked(jobs.unsave, byId(owner.job)),
    asked(messages.remove, byId(message)),
    asked(notifications.remove, none),
    asked(portfolio.remove, byId(owner.item)),
    asked(posts.remove, byId(owner.post)),
    asked(projects.remove, byId(owner.project)),
    asked(projects.removeCrew, { params: { id: owner.project.id, userId: third.id } }),
    asked(push.unsubscribe, none),
    asked(savedSearches.remove, none),
    asked(uploads.cancel, none),
  ];
}

function acts({ owner, conversations: [id] }: PopulatedApp): RouteRequest[] {
  const conversation = { params: { id } };
  return [
    asked(notifications.markRead, none),
    asked(notifications.markAllRead),
    asked(account.restore),
    asked(auth.logOut),
    asked(auth.logOutEverywhere),
    asked(secondFactor.prove, { body: { method: 'password', password: 'wrong' } }),
    asked(moderation.block, { body: { userId: owner.id } }),
    asked(conversations.decline, conversation),
    asked(conversations.markRead, { ...conversation, body: {} }),
    asked(conversations.tellTyping, conversation),
    asked(jobs.save, byId(owner.job)),
    asked(push.sendTest, none),
    asked(mails.unsubscribe, { query: { token: 'none' } }),
    asked(push.setQuietHours, { body: { quietHours: null } }),
  ];
}

function recordings({ owner }: PopulatedApp): RouteRequest[] {
  const view = { contentType: 'post', contentId: owner.post.id } as const;
  const page = { action: 'page_view', page: '/jobs' } as const;
  const report = {
    type: 'query_error' as const,
    queryKey: ['jobs'],
    error: 'x',
    url: 'http://callboard.test/jobs',
    timestamp: '2026-01-01T00:00:00Z',
  };
  return [
    asked(tracking.recordBatch, { body: { events: [page] } }),
    asked(tracking.viewContent, { body: view }),
    asked(tracking.viewContents, { body: { views: [view] } }),
    asked(tracking.reportError, { body: report }),
    asked(tracking.recordFeatureUsage, { body: { feature: 'reel', success: true } }),
    asked(tracking.recordHighlight, {
      body: {
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
      },
    }),
    asked(tracking.recordAction, { body: page }),
  ];
}

function files({ owner }: PopulatedApp): RouteRequest[] {
  return [
    asked(account.downloadExport, none),
    asked(audit.download),
    asked(auth.google),
    asked(auth.googleCallback),
    asked(calendarFeed.read, { params: { token: 'none' } }),
    asked(events.calendarFile, byId(owner.event)),
    asked(legacyMedia.read, { query: { url: 'https://evil.test/' } }),
    asked(mails.unsubscribePage, { query: { token: 'none' } }),
    asked(uploads.append, {
      ...none,
      body: Buffer.from('%PDF'),
      headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    }),
    asked(uploads.begin, {
      headers: { 'upload-length': '12', 'upload-metadata': 'filename Y3YucGRm' },
    }),
  ];
}
