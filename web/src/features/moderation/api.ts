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
import { apiPages } from '#web/lib/api/api-query.ts';
import type { Page } from '#web/lib/api/call.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { mapPageItems } from '#web/lib/api/page-items.ts';
import { rollbackOnError } from '#web/lib/api/rollback-on-error.ts';

export type BlockedMember = z.output<typeof blockedMember>;

export const moderationQueries = {
  blocks: () => apiPages(moderation.listBlocks),
};

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

export function useBlock(userId: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(moderation.block, (_nothing: void) => ({ body: { userId } })),
    onSuccess: () => {
      client.setQueryData(justBlockedKey(userId), true);
      invalidateOthers(client, userId);
      onSuccess?.();
    },
    onError,
  });
}

export function useUnblock({ onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  const { queryKey } = moderationQueries.blocks();
  return useMutation({
    ...apiMutation(moderation.unblock, (userId: string) => ({ params: { userId } })),
    onMutate: (userId) =>
      optimisticUpdate<InfiniteData<Page<BlockedMember>>>(client, queryKey, (data) =>
        mapPageItems(data, (member) => (member.id === userId ? null : member)),
      ),
    onSuccess: async (_nothing, userId) => {
      await client.invalidateQueries();
      client.setQueryData(justBlockedKey(userId), false);
      onSuccess?.();
    },
    onError: rollbackOnError(onError),
  });
}

export function useReport({ onSuccess, onError }: MutationCallbacks) {
  return useMutation({
    ...apiMutation(moderation.report, (body: BodyInputOf<typeof moderation.report>) => ({ body })),
    onSuccess: () => onSuccess?.(),
    onError,
  });
}

/** A block changes every list. The blocked member's own queries are left out: they would answer 404. */
function invalidateOthers(client: QueryClient, userId: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes(userId),
  });
}
