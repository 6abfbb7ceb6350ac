import type { JobEngagement, SearchTrends } from '#contract/analytics/behaviour.ts';
import type { AdminStats, AnalyticsDashboard } from '#contract/analytics/contract.ts';
import { makeMember } from './make-member.ts';

const days = ['2026-03-08', '2026-03-09', '2026-03-10'];

export function makeStats(part: Partial<AdminStats> = {}): AdminStats {
  return {
    totalUsers: 1_240,
    activeUsers: 1_238,
    suspendedUsers: 2,
    totalContent: 96,
    totalPosts: 51,
    totalJobs: 33,
    totalEvents: 12,
    totalPageViews: 9_000,
    totalContentViews: 4_000,
    postViews: 1_000,
    jobViews: 2_000,
    eventViews: 400,
    profileViews: 600,
    ...part,
  };
}

/** Three days of a small community. */
export function makeAnalytics(part: Partial<AnalyticsDashboard> = {}): AnalyticsDashboard {
  const posts = [{ contentId: 'post_1', title: '=SUM(A1), a post', views: 44 }];
  const jobs = [{ contentId: 'job_1', title: 'Gaffer for a short', views: 31 }];
  return {
    overview: {
      totalPageViews: 2_345,
      contentViews: { posts: 701, jobs: 802, profiles: 903, events: 104 },
      pageViewsByDay: days.map((date, index) => ({ date, views: 100 + index })),
      contentPerformance: days.map((date) => ({ date, posts: 5, jobs: 6, profiles: 7, events: 8 })),
      applicationsByDay: days.map((date) => ({ date, applications: 3, answers: 2 })),
    },
    userActivity: {
      dailyActiveUsers: days.map((date, index) => ({ date, users: 20 + index })),
      monthlyActiveUsers: Array.from({ length: 12 }, (_, index) => ({
        month: `2025-${String(index + 1).padStart(2, '0')}`,
        users: 200 + index,
      })),
    },
    popularContent: {
      posts,
      jobs,
      profiles: [{ contentId: 'user_jonas', title: 'Jonas Lindqvist', views: 12 }],
    },
    pages: Array.from({ length: 9 }, (_, index) => ({
      page: `/page-${index}`,
      title: `Page ${index}`,
      views: 90 - index,
    })),
    mostViewedProfiles: [
      {
        user: { ...makeMember(), email: 'jonas@nyu.edu', isVerified: true },
        totalViews: 77,
      },
    ],
    skillFilters: { skills: [{ skillFilter: 'Lighting', count: 6 }] },
    postInteractions: {
      totalInteractions: 321,
      averageViewDuration: 12.46,
      topPosts: [{ contentId: 'post_1', title: 'Wrapped', totalViews: 40, avgViewDuration: 8.04 }],
    },
    breakdown: { posts, jobs },
    ...part,
  };
}

export const searchTrends: SearchTrends = {
  searchQueries: [{ query: 'gaffer', searchType: 'job_search', count: 9 }],
  searchTypes: [{ searchType: 'job_search', count: 14 }],
};

export const jobEngagement: JobEngagement = {
  engagementTypes: [{ clickType: 'apply_click', count: 5 }],
  topJobs: [{ jobId: 'job_2', jobTitle: null, totalEngagement: 4 }],
};
