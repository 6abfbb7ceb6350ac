import { useQueryClient } from '@tanstack/react-query';
import { feed } from '#contract/feed/contract.ts';
import { type Job, jobs } from '#contract/jobs/contract.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { useToggle } from '#web/lib/api/use-toggle.ts';

/** Apart from api.ts, whose dialogs a card loads only when one opens. */
export function useSaveJob(id: string, { onSuccess }: SuccessCallback<boolean>) {
  const client = useQueryClient();
  return useToggle({
    key: ['save', id],
    send: (isSaved, call) => call(isSaved ? jobs.save : jobs.unsave, { params: { id } }),
    show: (isSaved) => patchItem<Job>(client, id, { isSaved }),
    failure: { title: 'Error', description: 'Failed to update job save status' },
    onSuccess: (_nothing, isSaved) => onSuccess?.(isSaved),
    refresh: () => void invalidate(client, [jobs.listSaved, jobs.counts, feed.waiting]),
  });
}
