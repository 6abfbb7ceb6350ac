import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { admin } from '#contract/admin/contract.ts';
import { analytics } from '#contract/analytics/contract.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import { callPage } from '#web/lib/api/call.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';

const perPage = 20;
const perFilePage = 100;

/** Members post meanwhile, and other moderators act. */
const alwaysFresh = {
  staleTime: 0,
  refetchOnMount: 'always',
  placeholderData: keepPreviousData,
} as const;

const toQuery = (q: string) => ({ query: { limit: perPage, ...(q && { q }) } });

export const contentQueries = {
  posts: (q: string) => ({ ...apiPages(admin.listPosts, toQuery(q)), ...alwaysFresh }),
  jobs: (q: string) => ({ ...apiPages(admin.listJobs, toQuery(q)), ...alwaysFresh }),
  events: (q: string) => ({ ...apiPages(admin.listEvents, toQuery(q)), ...alwaysFresh }),
};

const toFileQuery = (q: string, cursor: string | null) => ({
  query: { limit: perFilePage, ...(q && { q }), ...(cursor && { cursor }) },
});

/** The same lists, page by page, for their files. */
export const contentPages = {
  posts: (q: string) => (cursor: string | null) =>
    callPage(admin.listPosts, toFileQuery(q, cursor)),
  jobs: (q: string) => (cursor: string | null) => callPage(admin.listJobs, toFileQuery(q, cursor)),
  events: (q: string) => (cursor: string | null) =>
    callPage(admin.listEvents, toFileQuery(q, cursor)),
};

const lists = { posts: admin.listPosts, jobs: admin.listJobs, events: admin.listEvents };

/** After an edit or a deletion in the dashboard. */
export function refreshContent(client: QueryClient, kind: keyof typeof lists): void {
  void invalidate(client, [lists[kind], analytics.stats]);
}
