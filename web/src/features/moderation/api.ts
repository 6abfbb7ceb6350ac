import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { type blockedMember, moderation } from '#contract/moderation/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import type { Page } from '#web/lib/api/call.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { mapPageItems } from '#web/lib/api/page-items.ts';
import type { Person } from './moderation-store.ts';

export type BlockedMember = z.output<typeof blockedMember>;

const countEvery = 60_000;

export const moderationQueries = {
  blocks: () => apiPages(moderation.listBlocks),
  reportCount: () => ({
    ...apiQuery(moderation.countReports),
    staleTime: 0,
    refetchOnMount: 'always' as const,
    refetchInterval: countEvery,
  }),
};

/** How many reports and appeals wait for a decision; none for those who do not decide. */
export function useWaitingReports(canDecide: boolean): number {
  const { data } = useQuery({ ...moderationQueries.reportCount(), enabled: canDecide });
  return data ? data.open + data.appealed : 0;
}

const justBlockedKey = (userId: string) => ['just-blocked', userId];

/** Whether the viewer blocked this member while their page was open. */
export function useJustBlocked(userId: string): boolean {
  const { data } = useQuery({
    queryKey: justBlockedKey(userId),
    queryFn: () => false,
    initialData: false,
    enabled: false,
  });
  return data;
}

export function useBlock({ id, firstName }: Person, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(moderation.block, {
      request: (_: void) => ({ body: { userId: id } }),
      failure: { title: `${firstName} is not blocked`, fallback: 'Please try again.' },
    }),
    onSuccess: () => {
      client.setQueryData(justBlockedKey(id), true);
      invalidateOthers(client, id);
      onSuccess?.();
    },
  });
}

export function useUnblock({ id, firstName }: Person, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  const { queryKey } = moderationQueries.blocks();
  return useMutation({
    ...apiMutation(moderation.unblock, {
      request: (_: void) => ({ params: { userId: id } }),
      failure: { title: `${firstName} is still blocked`, fallback: 'Please try again.' },
    }),
    ...optimistic({
      change: () =>
        optimisticUpdate<InfiniteData<Page<BlockedMember>>>(client, queryKey, (data) =>
          mapPageItems(data, (member) => (member.id === id ? null : member)),
        ),
    }),
    onSuccess: async () => {
      await client.invalidateQueries();
      client.setQueryData(justBlockedKey(id), false);
      onSuccess?.();
    },
  });
}

export function useReport({ onSuccess, onError }: MutationCallbacks) {
  return useMutation({
    ...apiMutation(moderation.report, {
      request: (body: BodyInputOf<typeof moderation.report>) => ({ body }),
      failure: { title: 'Could not send your report', fallback: 'Please try again.' },
    }),
    onSuccess: () => onSuccess?.(),
    onError,
  });
}

/** A block changes every list. The blocked member's own queries are left out: they would answer 404. */
function invalidateOthers(client: QueryClient, userId: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [, ...parameters] }) =>
      !parameters.some((part) => part instanceof Object && Object.values(part).includes(userId)),
  });
}
