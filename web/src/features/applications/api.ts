import { useMutation } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';
import type { BodyInputOf, QueryInputOf } from '#contract/route.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { applicationMessages, type Placement } from './application-messages.ts';
import { useSetApplied } from './use-set-applied.ts';

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

export function useApply(
  jobId: string,
  placement: Placement,
  { onSuccess, onError }: MutationCallbacks,
) {
  const setApplied = useSetApplied(jobId);
  return useMutation({
    ...apiMutation(applications.apply, {
      request: (body: BodyInputOf<typeof applications.apply>) => ({ params: { id: jobId }, body }),
      failure: {
        title: applicationMessages[placement].applyFailed,
        fallback: 'Your application was not sent. Please try again.',
      },
    }),
    onSuccess: () => {
      setApplied(true);
      onSuccess?.();
    },
    onError: (error) => {
      if (isAppliedAlready(error)) setApplied(true);
      onError?.(error);
    },
  });
}

/** Also an expired or filled job is a conflict: only the server's own word says that one has applied. */
function isAppliedAlready(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && /already applied/.test(error.message);
}
