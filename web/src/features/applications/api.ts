import { applications } from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';

const perPage = 20;
/** What others decide meanwhile is shown when a list or a page is opened again. */
const fresh = { refetchOnMount: 'always' } as const;

export interface ApplicantFilter {
  status?: ApplicationStatus | undefined;
  sort?: QueryInputOf<typeof applications.listForJob>['sort'];
}

export const applicationQueries = {
  forJob: (jobId: string, filter: ApplicantFilter = {}) => ({
    ...apiPages(applications.listForJob, {
      params: { jobId },
      query: { limit: perPage, ...filter },
    }),
    ...fresh,
  }),
  mine: () => ({ ...apiPages(applications.listMine, { query: { limit: perPage } }), ...fresh }),
  myJobs: () => ({
    ...apiPages(applications.listMyJobs, { query: { limit: perPage } }),
    ...fresh,
  }),
  detail: (id: string) => ({ ...apiQuery(applications.get, { params: { id } }), ...fresh }),
  mineForJob: (id: string) => ({
    ...apiQuery(applications.mineForJob, { params: { id } }),
    ...fresh,
  }),
  former: (id: string) => ({
    ...apiQuery(applications.former, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  }),
};
