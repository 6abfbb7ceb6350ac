import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type AdminUser, admin } from '#contract/admin/contract.ts';
import { analytics } from '#contract/analytics/contract.ts';
import { discover } from '#contract/discover/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import { callPage } from '#web/lib/api/call.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';

const perPage = 24;
const perFilePage = 100;

const alwaysFresh = {
  staleTime: 0,
  refetchOnMount: 'always',
  placeholderData: keepPreviousData,
} as const;

export type UserStatus = 'active' | 'suspended' | 'staff';

export interface UserFilters {
  q: string;
  status?: UserStatus | undefined;
}

const toQuery = ({ q, status }: UserFilters) => ({ ...(q && { q }), ...(status && { status }) });

export const userQueries = {
  list: (filters: UserFilters) => ({
    ...apiPages(admin.listUsers, { query: { ...toQuery(filters), limit: perPage } }),
    ...alwaysFresh,
  }),
  count: (filters: UserFilters) => ({
    ...apiQuery(admin.countUsers, { query: toQuery(filters) }),
    ...alwaysFresh,
  }),
};

/** The same list, page by page, for its file. */
export const userPages = (filters: UserFilters) => (cursor: string | null) =>
  callPage(admin.listUsers, {
    query: { ...toQuery(filters), limit: perFilePage, ...(cursor && { cursor }) },
  });

export function useUpdateUser({ id }: AdminUser, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(admin.updateUser, {
      request: (body: BodyInputOf<typeof admin.updateUser>) => ({ params: { userId: id }, body }),
      failure: { title: 'Failed to update user profile', fallback: 'Please try again.' },
    }),
    onSuccess: () => {
      refreshUsers(client, id);
      onSuccess?.();
    },
    onError,
  });
}

export function useSetRole({ id }: AdminUser, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(admin.setRole, {
      request: (role: AdminUser['role']) => ({ params: { userId: id }, body: { role } }),
      failure: { title: 'Failed to change the role', fallback: 'Please try again.' },
    }),
    onSuccess: () => {
      refreshUsers(client, id);
      onSuccess?.();
    },
  });
}

export function useSuspend({ id }: AdminUser, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(admin.suspend, {
      request: (body: BodyInputOf<typeof admin.suspend>) => ({ params: { userId: id }, body }),
      failure: { title: 'Failed to suspend user', fallback: 'Please try again.' },
    }),
    onSuccess: () => {
      refreshUsers(client, id);
      onSuccess?.();
    },
    onError,
  });
}

export function useUnsuspend({ id }: AdminUser, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(admin.unsuspend, {
      request: (_: void) => ({ params: { userId: id } }),
      failure: { title: 'Failed to unsuspend user', fallback: 'Please try again.' },
    }),
    onSuccess: () => onSuccess?.(),
    onSettled: () => refreshUsers(client, id),
  });
}

export function useEndSessions({ id }: AdminUser) {
  return useMutation(
    apiMutation(admin.endSessions, {
      request: (_: void) => ({ params: { userId: id } }),
      failure: { title: 'Could not sign the user out', fallback: 'Please try again.' },
    }),
  );
}

function refreshUsers(client: QueryClient, userId: string): void {
  void invalidate(client, [admin.listUsers, admin.countUsers, analytics.stats, discover.search]);
  void invalidate(client, profiles.get, { params: { id: userId } });
}
