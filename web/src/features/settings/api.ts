import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth, type MySession } from '#contract/auth/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import type { Page } from '#web/lib/api.ts';
import { apiMutation } from '#web/lib/api-mutation.ts';
import { apiPages } from '#web/lib/api-query.ts';
import { changeCached } from '#web/lib/change-cached.ts';
import { changeItems } from '#web/lib/page-items.ts';
import { leave } from '#web/lib/session.ts';
import { takenBack } from '#web/lib/taken-back.ts';

export const settingsQueries = {
  sessions: () => apiPages(auth.listSessions),
};

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(auth.changePassword, (body: BodyInputOf<typeof auth.changePassword>) => ({
      body,
    })),
    onSuccess: () => client.invalidateQueries({ queryKey: settingsQueries.sessions().queryKey }),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  const { queryKey } = settingsQueries.sessions();
  return useMutation({
    ...apiMutation(auth.endSession, ({ id }: MySession) => ({ params: { id } })),
    onMutate: ({ id }) =>
      changeCached<InfiniteData<Page<MySession>>>(client, queryKey, (data) =>
        changeItems(data, (session) => (session.id === id ? null : session)),
      ),
    onError: takenBack(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useLogOutEverywhere() {
  const client = useQueryClient();
  return useMutation({ ...apiMutation(auth.logOutEverywhere), onSuccess: () => leave(client) });
}
