import { account } from '#contract/account/contract.ts';
import { applications } from '#contract/applications/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { callSheets } from '#contract/call-sheets/contract.ts';
import { comments, commentsOn } from '#contract/comments/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { currentTerm } from '#contract/courses/terms.ts';
import { discover } from '#contract/discover/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { feedCursor } from '#contract/feed/cursor.ts';
import { frontPage } from '#contract/front-page/contract.ts';
import { health } from '#contract/health/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { conversations, messages } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profileViews } from '#contract/profile-views/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { push } from '#contract/push/contract.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { skills } from '#contract/skills/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { users } from '#contract/users/contract.ts';
import { welcome } from '#contract/welcome/contract.ts';
import { works } from '#contract/works/contract.ts';
import { each, once, type RouteRequests } from './ask-route.ts';
import type { Role } from './field-rules.ts';
import type { PopulatedApp } from './populated-app.ts';

const byId = (items: { id: string }[]) => items.map(({ id }) => ({ params: { id } }));

/** How the routes are asked that show something and change nothing. */
export function readRequests(world: PopulatedApp): RouteRequests[] {
  const { owner, third, blocker, suspended, asking, people, received, comment, filledCall } = world;
  const all = [owner, third, blocker, suspended];
  const byMember = all.map(({ id }) => ({ params: { userId: id } }));
  const lists = [{}, ...all.map(({ id }) => ({ query: { authorId: id } }))];
  const bySearch = [{}, ...all.map(({ lastName }) => ({ query: { q: lastName } }))];
  const itemsOf = (name: 'event' | 'item' | 'job' | 'post' | 'project') =>
    byId(all.map((member) => member[name]));
  const ownAndOwners = (role: Role) =>
    [role === 'stranger' ? 'none' : people[role].id, owner.id].map((userId) => ({
      params: { userId },
    }));
  const talks = world.conversations.map((id) => ({ params: { id } }));
  const { semester } = currentTerm(new Date());
  return [
    once(account.pendingDeletion),
    once(account.listExports),
    once(account.suspension),
    once(applications.listMine),
    each(applications.get, byId(received)),
    once(applications.listForJob, { params: { jobId: owner.job.id } }),
    once(auth.listIdentities),
    once(secondFactor.status),
    once(secondFactor.secondStep),
    once(auth.listSessions),
    once(auth.user),
    once(moderation.listBlocks),
    once(calendarFeed.get),
    once(comments.get, { params: { id: comment.id } }),
    each(connections.count, byMember),
    once(connections.recommended),
    once(connections.requests),
    each(connections.status, [...byMember, { params: { userId: asking.id } }]),
    each(connections.list, byMember),
    each(conversations.list, [{}, { query: { folder: 'requests' } }]),
    each(conversations.get, talks),
    each(conversations.messages, talks),
    once(conversations.unreadCount),
    each(conversations.withMember, byMember),
    once(courses.suggestions, { query: { code: owner.course.courseCode, semester } }),
    each(courses.list, byMember),
    each(courses.classmates, ownAndOwners),
    each(endorsements.list, byMember),
    each(events.list, lists),
    each(events.get, itemsOf('event')),
    each(events.listAttendees, itemsOf('event')),
    each(commentsOn.event.list, itemsOf('event')),
    each(events.listUpcoming, [{}, { query: { from: '2030-01-01', mine: 'true' } }]),
    once(tracking.eventViewCounts, { query: { eventIds: owner.event.id } }),
    once(feed.list, { query: { limit: 100 } }),
    once(feed.waiting),
    once(feed.countNewer, { query: { than: feedCursor({ ...owner.post, kind: 'post' }) } }),
    once(health.live),
    once(applications.listToMyJobs),
    each(jobs.list, lists),
    each(jobs.get, itemsOf('job')),
    once(applications.listMyJobs),
    each(applications.mineForJob, itemsOf('job')),
    each(jobs.listCrew, itemsOf('job')),
    each(jobs.listSimilar, itemsOf('job')),
    once(jobs.counts),
    once(callSheets.get, { params: { id: filledCall.id } }),
    once(applications.former, { params: { id: third.job.id } }),
    each(jobs.search, [{ query: { q: 'marker' } }, { query: { q: 'camera' } }]),
    once(tracking.jobViewCounts, { query: { jobIds: owner.job.id } }),
    each(comments.mentionable, bySearch),
    once(messages.search, { query: { q: 'marker' } }),
    once(notifications.list),
    once(notifications.count),
    once(projects.listMine),
    each(projects.get, itemsOf('project')),
    each(projects.listOfMember, byId(all)),
    each(portfolio.list, byMember),
    each(commentsOn.portfolio.list, itemsOf('item')),
    each(posts.list, lists),
    each(posts.get, itemsOf('post')),
    each(commentsOn.post.list, itemsOf('post')),
    once(tracking.postViewCounts, { query: { postIds: owner.post.id } }),
    each(profileViews.recent, ownAndOwners),
    each(profileViews.stats, ownAndOwners),
    once(users.communityStats),
    once(frontPage.works),
    once(push.settings),
    once(health.ready),
    once(jobs.listSaved),
    once(savedSearches.list),
    once(skills.popular, { query: { major: 'Drama' } }),
    once(skills.trending),
    each(profiles.get, byId(all)),
    each(discover.search, bySearch),
    once(discover.count),
    once(connections.suggestions),
    once(welcome.studies),
    once(works.list),
  ];
}
