import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth, type MySession } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import type { Page } from '#web/lib/api/call.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { mapPageItems } from '#web/lib/api/page-items.ts';
import { rollbackOnError } from '#web/lib/api/rollback-on-error.ts';
import { clearSession } from '#web/lib/session/session.ts';

export const accountQueries = {
  sessions: () => apiPages(auth.listSessions),
};

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(auth.changePassword, (body: BodyInputOf<typeof auth.changePassword>) => ({
      body,
    })),
    onSuccess: () => client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey }),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  const { queryKey } = accountQueries.sessions();
  return useMutation({
    ...apiMutation(auth.endSession, ({ id }: MySession) => ({ params: { id } })),
    onMutate: ({ id }) =>
      optimisticUpdate<InfiniteData<Page<MySession>>>(client, queryKey, (data) =>
        mapPageItems(data, (session) => (session.id === id ? null : session)),
      ),
    onError: rollbackOnError(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useLogOutEverywhere() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(auth.logOutEverywhere),
    onSuccess: () => clearSession(client),
  });
}
