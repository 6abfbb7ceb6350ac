import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Application, applications } from '#contract/applications/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { applicationQueries } from './api.ts';
import { useRefreshApplications } from './use-refresh-applications.ts';

/** A refusal says that the state has changed elsewhere, such as that the last seat is taken. */
export function useDecide(
  { id }: Pick<Application, 'id'>,
  { onSuccess, onError }: MutationCallbacks,
) {
  const client = useQueryClient();
  const refresh = useRefreshApplications();
  return useMutation({
    ...apiMutation(applications.setStatus, {
      request: (body: BodyInputOf<typeof applications.setStatus>) => ({ params: { id }, body }),
      failure: { title: 'Error', fallback: 'Failed to update application status' },
    }),
    onSuccess: (application) => {
      client.setQueryData(applicationQueries.detail(id).queryKey, application);
      refresh();
      onSuccess?.();
    },
    onError: (error) => {
      refresh();
      onError?.(error);
    },
  });
}
