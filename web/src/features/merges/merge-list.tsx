import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountMerge } from '#contract/merges/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { formatFullDay } from '#web/lib/format/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { mergeQueries, useUndoMerge } from './api.ts';

/** Merges, newest first, each with Undo as long as it can be. */
export function MergeList() {
  const merges = useInfiniteQuery(mergeQueries.list());
  if (merges.isPending) return <Skeleton className="h-20" />;
  if (merges.isError && !merges.data)
    return <LoadError query={merges} layout="section" fallback="We could not load the merges." />;
  const items = pageItems(merges.data);
  if (items.length === 0) return <p className="text-sm text-ink-soft">No merges yet.</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {items.map((merge) => (
          <MergeRow key={merge.id} merge={merge} />
        ))}
      </ul>
      {merges.hasNextPage && (
        <Button
          className="justify-self-start"
          pending={merges.isFetchingNextPage}
          onClick={() => void merges.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function MergeRow({ merge }: { merge: AccountMerge }) {
  const { primary, secondary, by, totalItemsMerged, createdAt } = merge;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium wrap-anywhere">
          {secondary.email} → {primary ? `${primary.firstName} ${primary.lastName}` : 'deleted'}
        </p>
        <p className="text-sm text-ink-soft">
          {totalItemsMerged} items, <RelativeTime instant={createdAt} />
          {by && ` by ${by.firstName} ${by.lastName}`}
        </p>
      </div>
      <UndoButton merge={merge} />
    </li>
  );
}

function UndoButton({ merge: { id, secondary, undoneAt, undoUntil } }: { merge: AccountMerge }) {
  const undo = useUndoMerge({ onSuccess: () => toast({ title: 'The merge was undone' }) });
  const [now] = useState(Date.now);
  if (undoneAt) return <span className="text-sm text-ink-faint">Undone</span>;
  if (Date.parse(undoUntil) < now) return null;
  return (
    <ConfirmDialog
      title={`Undo the merge of ${secondary.email}?`}
      description={`Both accounts are as they were. What was done since stays with the primary account. Possible until ${formatFullDay(new Date(undoUntil))}.`}
      confirmLabel="Undo merge"
      onConfirm={() => undo.mutate(id)}
      trigger={
        <Button size="sm" pending={undo.isPending}>
          Undo
        </Button>
      }
    />
  );
}
