import { account } from '#contract/account/contract.ts';
import { applications } from '#contract/applications/contract.ts';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { callSheets } from '#contract/call-sheets/contract.ts';
import { comments, commentsOn } from '#contract/comments/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { discover } from '#contract/discover/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { merges } from '#contract/merges/contract.ts';
import { conversations, messages } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { push } from '#contract/push/contract.ts';
import type { Route } from '#contract/route.ts';
import { savedSearches } from '#contract/saved-searches/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { welcome } from '#contract/welcome/contract.ts';
import type { Allowance } from '../../db/rate-limit.ts';

export interface ActLimit {
  routes: Route[];
  allowances: Allowance[];
}

const minutes = 60;
const hour = 60 * minutes;
const perHour = (max: number): Allowance => ({ max, seconds: hour });
const perDay = (max: number): Allowance => ({ max, seconds: 24 * hour });

/**
 * How often one member may do what reaches others or fills the store: more than a person does by hand, less than a script
 * wants. The names stand in the refusal: “Too many connection requests. …”
 */
export const actLimits = {
  jobs: { routes: [jobs.create], allowances: [perHour(40), perDay(100)] },
  posts: { routes: [posts.create], allowances: [perHour(100), perDay(300)] },
  events: { routes: [events.create], allowances: [perHour(40), perDay(100)] },
  'answers to events': { routes: [events.rsvp], allowances: [perHour(300)] },
  'calendar addresses': { routes: [calendarFeed.create], allowances: [perHour(30)] },
  comments: {
    routes: Object.values(commentsOn).map(({ create }) => create),
    allowances: [perHour(200), perDay(600)],
  },
  'connection requests': {
    routes: [connections.request],
    allowances: [perHour(100), perDay(300)],
  },
  'answers to requests': {
    routes: [
      connections.respond,
      connections.withdraw,
      conversations.accept,
      conversations.decline,
    ],
    allowances: [perHour(300)],
  },
  /** A lively conversation; how many people are asked for one, the policy of messages limits. */
  messages: {
    routes: [conversations.start, conversations.send],
    allowances: [perHour(600), perDay(3000)],
  },
  /** The other member is told of both. */
  'messages read or typed': {
    routes: [conversations.markRead, conversations.tellTyping],
    allowances: [perHour(5000)],
  },
  applications: { routes: [applications.apply], allowances: [perHour(100), perDay(200)] },
  decisions: {
    routes: [
      applications.setStatus,
      applications.withdraw,
      applications.withdrawAll,
      applications.restore,
    ],
    allowances: [perHour(300)],
  },
  endorsements: {
    routes: [endorsements.endorse, endorsements.withdraw],
    allowances: [perHour(150), perDay(500)],
  },
  likes: {
    routes: [posts.like, posts.unlike, comments.like, comments.unlike],
    allowances: [perHour(500), perDay(2000)],
  },
  'saved searches': {
    routes: [savedSearches.create, savedSearches.update],
    allowances: [perHour(100)],
  },
  'saved jobs': { routes: [jobs.save, jobs.unsave], allowances: [perHour(300)] },
  reports: { routes: [moderation.report], allowances: [perHour(40), perDay(100)] },
  blocks: { routes: [moderation.block, moderation.unblock], allowances: [perHour(100)] },
  courses: { routes: [courses.create, courses.update], allowances: [perHour(100)] },
  works: { routes: [portfolio.create], allowances: [perHour(100)] },
  projects: { routes: [projects.create], allowances: [perHour(20)] },
  changes: {
    routes: [
      ...Object.values(commentsOn).map(({ setCommenting }) => setCommenting),
      callSheets.update,
      callSheets.shareContact,
      comments.update,
      events.update,
      jobs.renew,
      jobs.update,
      account.setAnalyticsChoice,
      account.setEmailPreferences,
      account.setFrontPage,
      account.setProfileViews,
      portfolio.reorder,
      portfolio.update,
      posts.update,
      projects.setCrew,
      projects.update,
      profiles.update,
      welcome.goTo,
    ],
    allowances: [perHour(500)],
  },
  'recorded actions': {
    routes: [tracking.recordAction, tracking.recordFeatureUsage, tracking.recordHighlight],
    allowances: [{ max: 120, seconds: minutes }, perDay(5000)],
  },
  /** A browser sends one five seconds after the last click. */
  'recorded batches': {
    routes: [tracking.recordBatch],
    allowances: [{ max: 60, seconds: minutes }, perDay(3000)],
  },
  'copies of your data': { routes: [account.startExport], allowances: [perDay(5)] },
  'changes of address': {
    routes: [merges.startGraduation, merges.confirmGraduation, merges.finishGraduation],
    allowances: [perHour(10), perDay(20)],
  },
  'test notifications': { routes: [push.sendTest], allowances: [perHour(30)] },
  uploads: { routes: [uploads.upload, uploads.begin], allowances: [perHour(200)] },
  'profile photos': { routes: [profiles.uploadPhoto], allowances: [perHour(30)] },
  /** A single allowance: each one is a row to write, and a search waits for it. */
  searches: {
    routes: [
      comments.mentionable,
      discover.search,
      discover.count,
      jobs.counts,
      jobs.search,
      messages.search,
    ],
    allowances: [{ max: 600, seconds: 10 * minutes }],
  },
} satisfies Record<string, ActLimit>;

/** Pictures from elsewhere that are fetched for one member; beyond it they stay links. A slow host holds a worker for long. */
export const pictureCopies: Allowance = perHour(60);

/** Notifications that the acts of one member may cause in 24 hours; a new job alone is told to up to 200 members. */
export const notificationsPerDay = 1000;
