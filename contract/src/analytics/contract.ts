import { z } from 'zod';
import { instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { jobEngagement, postInteractions, searchTrends, skillFilters } from './behaviour.ts';

/** Below this many distinct people, neither words nor names are shown. */
export const fewestPeople = 3;

/** An analyst may be one or two of the people: so many did it on a day, or it is not in the numbers of an analyst. */
export const fewestForAnalyst = fewestPeople + 2;

export const timeFrames = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 } as const;
export type TimeFrame = keyof typeof timeFrames;

const frameKeys = Object.keys(timeFrames) as [TimeFrame, ...TimeFrame[]];
/** A number of days is taken too: 1, 7, 30 or 90. */
const timeFrame = z.preprocess(
  (value) => frameKeys.find((key) => value === String(timeFrames[key])) ?? value,
  z.enum(frameKeys, 'Please choose 24h, 7d, 30d or 90d.').default('7d'),
);
const frameQuery = z.object({ timeFrame });

export const activityRanges = ['7d', '14d', '30d', '90d'] as const;
export type ActivityRange = (typeof activityRanges)[number];

const activityRange = z.enum(activityRanges, 'Please choose 7d, 14d, 30d or 90d.').default('7d');

const count = z.int();
const day = z.iso.date();

export const adminStats = z.object({
  totalUsers: count,
  activeUsers: count,
  suspendedUsers: count,
  totalContent: count,
  totalPosts: count,
  totalJobs: count,
  totalEvents: count,
  totalPageViews: count,
  totalContentViews: count,
  postViews: count,
  jobViews: count,
  eventViews: count,
  profileViews: count,
});

export type AdminStats = z.output<typeof adminStats>;

/** A title or a name is null where the viewer may not read it, or what it named is gone. */
const viewedContent = z.object({
  contentId: z.string(),
  title: z.string().nullable(),
  views: count,
});

export type ViewedContent = z.output<typeof viewedContent>;

const popularContent = z.object({
  posts: z.array(viewedContent),
  jobs: z.array(viewedContent),
  profiles: z.array(viewedContent),
});

export type PopularContent = z.output<typeof popularContent>;

const viewedPage = z.object({ page: z.string(), title: z.string(), views: count });

export type ViewedPage = z.output<typeof viewedPage>;

const userActivity = z.object({
  dailyActiveUsers: z.array(z.object({ date: day, users: count })),
  /** The last twelve months, as YYYY-MM. */
  monthlyActiveUsers: z.array(z.object({ month: z.string(), users: count })),
});

export type UserActivity = z.output<typeof userActivity>;

const mostViewedProfile = z.object({
  user: userSummary.extend({ email: z.string(), isVerified: z.boolean() }),
  totalViews: count,
});

export type MostViewedProfile = z.output<typeof mostViewedProfile>;

/** The most jobs that the table of Job Analytics has. */
export const mostJobs = 200;

const jobDetails = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  postedDate: instant,
  views: count,
  clicks: count,
  applications: count,
  answered: count,
});

export type JobDetails = z.output<typeof jobDetails>;

/** Views of each kind by day, for the chart of content performance. */
const contentPerformance = z.array(
  z.object({ date: day, posts: count, jobs: count, profiles: count, events: count }),
);

/** Page views by day; applications and answers by day. */
const pageViewsByDay = z.array(z.object({ date: day, views: count }));
const applicationsByDay = z.array(z.object({ date: day, applications: count, answers: count }));

const overview = z.object({
  totalPageViews: count,
  contentViews: z.object({ posts: count, jobs: count, profiles: count, events: count }),
  pageViewsByDay,
  contentPerformance,
  applicationsByDay,
});

export type AnalyticsOverview = z.output<typeof overview>;

/**
 * What the Analytics tab shows, in one answer: the parts are those of the single reads. Without search trends and job
 * engagement, which are counted from most rows and take longest.
 */
const dashboard = z.object({
  overview,
  userActivity,
  popularContent,
  pages: z.array(viewedPage),
  mostViewedProfiles: z.array(mostViewedProfile),
  skillFilters,
  postInteractions,
  breakdown: z.object({ posts: z.array(viewedContent), jobs: z.array(viewedContent) }),
});

export type AnalyticsDashboard = z.output<typeof dashboard>;

export const analytics = {
  stats: defineRoute({
    method: 'GET',
    path: '/api/admin/stats',
    access: 'staff',
    summary: 'How many members, items and views there are',
    response: adminStats,
  }),
  dashboard: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/dashboard',
    access: 'analyst',
    summary: 'Most of the Analytics tab at once',
    response: dashboard,
    query: z.object({ timeFrame, activity: activityRange }),
  }),
  overview: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/overview',
    access: 'analyst',
    summary: 'Page views and content views, in all and by day',
    response: overview,
    query: frameQuery,
  }),
  popularContent: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/popular-content',
    access: 'analyst',
    summary: 'The most viewed posts, jobs and profiles',
    response: popularContent,
  }),
  userActivity: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/user-activity',
    access: 'analyst',
    summary: 'Active people by day and by month',
    response: userActivity,
    query: z.object({ timeFrame: activityRange }),
  }),
  pageViews: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/page-views',
    access: 'analyst',
    summary: 'The most viewed pages',
    response: z.array(viewedPage),
  }),
  jobDetails: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/job-details',
    access: 'analyst',
    summary: `Views, clicks, applications and answers of the newest ${mostJobs} jobs, newest first`,
    response: z.array(jobDetails),
  }),
  mostViewedProfiles: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/most-viewed-profile',
    access: 'analyst',
    summary: 'The most viewed profiles; none for an analyst',
    response: z.array(mostViewedProfile),
  }),
  searchTrends: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/search-trends',
    access: 'analyst',
    summary: 'What is searched for',
    response: searchTrends,
    query: frameQuery,
  }),
  skillFilters: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/skill-filters',
    access: 'analyst',
    summary: 'Which skills are filtered by',
    response: skillFilters,
    query: frameQuery,
  }),
  jobEngagement: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/job-engagement',
    access: 'analyst',
    summary: 'What is clicked on jobs',
    response: jobEngagement,
    query: frameQuery,
  }),
  postInteractions: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/post-interactions',
    access: 'analyst',
    summary: 'How posts are read',
    response: postInteractions,
    query: frameQuery,
  }),
};
