import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '#contract/admin/contract.ts';
import { analytics } from '#contract/analytics/contract.ts';
import { audit } from '#contract/audit/contract.ts';
import { moderation, type Report } from '#contract/moderation/contract.ts';
import type { ReportStatus } from '#contract/moderation/forms.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';

const perPage = 20;

/** Other moderators decide meanwhile. */
export const reportQueries = {
  list: (status: ReportStatus) => ({
    ...apiPages(moderation.listReports, { query: { status, limit: perPage } }),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  }),
};

/** A refusal says that the state has changed elsewhere, such as that another moderator has decided. */
export function useDecideReport({ id }: Report, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(moderation.decideReport, {
      request: (body: BodyInputOf<typeof moderation.decideReport>) => ({ params: { id }, body }),
      failure: { title: 'Nothing was decided', fallback: 'Please try again.' },
    }),
    onSuccess: () => onSuccess?.(),
    onError,
    onSettled: () => refreshReports(client),
  });
}

function refreshReports(client: QueryClient): void {
  void invalidate(client, [
    moderation.listReports,
    moderation.countReports,
    admin.listUsers,
    analytics.stats,
    audit.list,
  ]);
}
