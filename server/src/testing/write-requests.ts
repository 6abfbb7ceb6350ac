import { account } from '#contract/account/contract.ts';
import { applications } from '#contract/applications/contract.ts';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { callSheets } from '#contract/call-sheets/contract.ts';
import { comments, commentsOn } from '#contract/comments/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { currentTerm } from '#contract/courses/terms.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { push } from '#contract/push/contract.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { welcome } from '#contract/welcome/contract.ts';
import { each, once, type RouteRequests } from './ask-route.ts';
import type { PopulatedApp } from './populated-app.ts';

/** How the routes are asked that change something and answer it. */
export function writeRequests(world: PopulatedApp): RouteRequests[] {
  const { owner, third, asking, request, received, comment, filledCall, withdrawn } = world;
  const text = { title: 'Grip', description: 'Two nights.' };
  const eventDate = '2030-05-01T18:00:00Z';
  const term = currentTerm(new Date());
  const course = { courseCode: 'FMTV-UT 1041', courseName: 'Sight & Sound', ...term };
  const video = 'https://vimeo.com/76979871';
  const said = { text: 'Said.' };
  const closed = { isCommentingOpen: false };
  const byId = ({ id }: { id: string }) => ({ params: { id } });
  return [
    once(portfolio.reorder, { body: { updates: [{ id: owner.item.id, sortOrder: 0 }] } }),
    once(comments.unlike, byId(comment)),
    once(posts.unlike, byId(owner.post)),
    once(applications.setStatus, {
      params: { id: received[0]?.id },
      body: { status: 'accepted' },
    }),
    once(comments.update, { ...byId(comment), body: { text: 'Better.' } }),
    once(account.startExport),
    once(calendarFeed.create),
    once(comments.like, byId(comment)),
    once(connections.request, { body: { addresseeId: asking.id } }),
    once(conversations.start, { body: { userId: owner.id, text: 'Hello.' } }),
    each(
      conversations.accept,
      world.conversations.map((id) => byId({ id })),
    ),
    each(
      conversations.send,
      world.conversations.map((id) => ({ ...byId({ id }), body: { text: 'Friday?' } })),
    ),
    once(courses.create, { body: course }),
    once(endorsements.endorse, { params: { userId: owner.id, skill: 'Acting' } }),
    once(events.create, { body: { ...text, eventDate } }),
    once(commentsOn.event.create, { ...byId(owner.event), body: said }),
    once(jobs.create, { body: { ...text, skills: ['Acting'] } }),
    once(applications.apply, { ...byId(third.job), body: {} }),
    once(jobs.renew, byId(owner.job)),
    once(applications.restore, byId(withdrawn)),
    once(portfolio.create, { body: { title: 'Reel', mediaUrl: video } }),
    once(commentsOn.portfolio.create, { ...byId(owner.item), body: said }),
    once(projects.create, { body: { title: 'The Last Wash' } }),
    once(projects.update, { ...byId(owner.project), body: { title: 'Half Board' } }),
    once(projects.setCrew, {
      params: { id: owner.project.id, userId: world.people.connection.id },
      body: { role: 'Camera' },
    }),
    once(posts.create, { body: { content: 'Done.', imageUrl: video } }),
    once(commentsOn.post.create, { ...byId(owner.post), body: said }),
    once(posts.like, byId(owner.post)),
    once(push.subscribe, {
      body: {
        endpoint: 'https://push.example.com/device',
        keys: {
          p256dh:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    }),
    each(savedSearches.update, async (role) => {
      const search = { q: 'marker', payment: 'paid' } as const;
      const made = await world.send[role](savedSearches.create, { body: search });
      return [{ ...byId({ id: made.json().id ?? 'none' }), body: { delivery: 'weekly' as const } }];
    }),
    once(savedSearches.create, { body: { q: 'marker' } }),
    once(moderation.report, {
      body: { targetType: 'user', targetId: third.id, reason: 'other' },
    }),
    once(account.setAnalyticsChoice, { body: { analytics: true } }),
    once(account.setFrontPage, { body: { showWorkToStrangers: true } }),
    once(account.setProfileViews, { body: { hideProfileViews: true } }),
    once(account.setEmailPreferences, { body: { emailDigest: false } }),
    once(connections.respond, { ...byId(request), body: { status: 'accepted' } }),
    once(courses.update, { ...byId(owner.course), body: course }),
    once(events.update, { ...byId(owner.event), body: { ...text, eventDate } }),
    once(events.rsvp, { ...byId(owner.event), body: { status: 'maybe' } }),
    once(commentsOn.event.setCommenting, { ...byId(owner.event), body: closed }),
    once(callSheets.update, { ...byId(filledCall), body: { place: 'Stage 4' } }),
    once(callSheets.shareContact, {
      ...byId(filledCall),
      body: { sharesEmail: true, sharesPhone: true },
    }),
    once(applications.withdrawAll),
    once(jobs.update, { ...byId(owner.job), body: text }),
    once(portfolio.update, { ...byId(owner.item), body: { title: 'Reel' } }),
    once(commentsOn.portfolio.setCommenting, { ...byId(owner.item), body: closed }),
    once(posts.update, { ...byId(owner.post), body: { content: 'Better.' } }),
    once(commentsOn.post.setCommenting, { ...byId(owner.post), body: closed }),
    once(profiles.update, { body: { bio: 'I act.' } }),
    once(welcome.goTo, { body: { step: null } }),
  ];
}
