import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRefreshApplications } from './use-refresh-applications.ts';

export function useWithdrawAll() {
  const client = useQueryClient();
  const refresh = useRefreshApplications();
  return useMutation({
    ...apiMutation(applications.withdrawAll, {
      request: (_: void) => ({}),
      failure: {
        title: 'Error withdrawing application',
        fallback: 'An error occurred while withdrawing your application',
      },
    }),
    onSuccess: (answer) => {
      refresh();
      void invalidate(client, [feed.list, jobs.list, jobs.listSaved]);
      const count = answer?.withdrawn ?? 0;
      toast({ title: count === 1 ? 'Application withdrawn' : `${count} applications withdrawn` });
    },
  });
}
