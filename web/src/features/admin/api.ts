import { keepPreviousData } from '@tanstack/react-query';
import { admin } from '#contract/admin/contract.ts';
import { type ActivityRange, analytics, type TimeFrame } from '#contract/analytics/contract.ts';
import { highlights } from '#contract/analytics/highlights.ts';
import { presence } from '#contract/presence/contract.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import { callPage } from '#web/lib/api/call.ts';

const seconds = 1_000;
const day = 24 * 60 * 60 * seconds;

/** Numbers that change by themselves are read again whenever their tab opens. */
const current = { refetchOnMount: 'always' } as const;

export interface Dates {
  startDate: string;
  endDate: string;
}

export const adminQueries = {
  stats: () => ({ ...apiQuery(analytics.stats), ...current }),
  onlineCount: () => ({ ...apiQuery(presence.countOnline), refetchInterval: 5 * seconds }),
  online: () => ({ ...apiQuery(presence.listOnline), ...current, refetchInterval: 10 * seconds }),
  today: () => ({ ...apiQuery(presence.listToday), ...current, refetchInterval: day }),
  dashboard: (timeFrame: TimeFrame, activity: ActivityRange) => ({
    ...apiQuery(analytics.dashboard, { query: { timeFrame, activity } }),
    ...current,
    placeholderData: keepPreviousData,
  }),
  searchTrends: (timeFrame: TimeFrame) => ({
    ...apiQuery(analytics.searchTrends, { query: { timeFrame } }),
    ...current,
    placeholderData: keepPreviousData,
  }),
  jobEngagement: (timeFrame: TimeFrame) => ({
    ...apiQuery(analytics.jobEngagement, { query: { timeFrame } }),
    ...current,
    placeholderData: keepPreviousData,
  }),
  jobDetails: () => ({ ...apiQuery(analytics.jobDetails), ...current }),
  jobApplications: (jobId: string) => ({
    ...apiPages(admin.listJobApplications, { params: { jobId } }),
    ...current,
  }),
  highlightOverview: (dates: Dates) => ({
    ...apiQuery(highlights.overview, { query: dates }),
    ...current,
    placeholderData: keepPreviousData,
  }),
  highlightMethods: (dates: Dates) => ({
    ...apiQuery(highlights.methods, { query: dates }),
    ...current,
    placeholderData: keepPreviousData,
  }),
  highlightedPosts: (dates: Dates) => ({
    ...apiQuery(highlights.topPosts, { query: { ...dates, limit: 10 } }),
    ...current,
    placeholderData: keepPreviousData,
  }),
  highlightedTexts: (dates: Dates) => ({
    ...apiQuery(highlights.texts, { query: { ...dates, limit: 15 } }),
    ...current,
    placeholderData: keepPreviousData,
  }),
};

/** The applications to a job, page by page, for their file. */
export const jobApplicationPages = (jobId: string) => (cursor: string | null) =>
  callPage(admin.listJobApplications, {
    params: { jobId },
    query: { limit: 100, ...(cursor && { cursor }) },
  });
