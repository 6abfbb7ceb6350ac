import { useInfiniteQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { applicationQueries } from './api.ts';
import { MyApplicationRow } from './my-application-row.tsx';
import { useLiveApplications } from './use-refresh-applications.ts';
import { useWithdrawAll } from './use-withdraw-all.ts';

/** What I applied to, each with its state and a way to withdraw. */
export function MyApplicationsPanel() {
  useLiveApplications();
  const list = useInfiniteQuery(applicationQueries.mine());
  const withdrawAll = useWithdrawAll();
  const items = pageItems(list.data);
  if (!list.data) return <ListStates query={list} what="applications" />;
  if (items.length === 0)
    return (
      <EmptyState
        icon={<Send />}
        action={
          <Button variant="primary" asChild>
            <Link href={paths.jobs}>See all jobs</Link>
          </Button>
        }
      >
        You have not applied to anything yet.
      </EmptyState>
    );
  const canClear = list.hasNextPage || items.some(({ status }) => status !== 'accepted');
  return (
    <div className="grid gap-3">
      {canClear && (
        <ConfirmDialog
          title="Withdraw all applications?"
          description="Every application that was not accepted is withdrawn. You can apply again later."
          confirmLabel="Withdraw all"
          destructive
          onConfirm={() => withdrawAll.mutate()}
          trigger={
            <Button size="sm" className="justify-self-end" pending={withdrawAll.isPending}>
              Clear All
            </Button>
          }
        />
      )}
      <ul className="divide-y divide-rule border-y border-rule">
        {items.map((application) => (
          <MyApplicationRow key={application.id} application={application} />
        ))}
      </ul>
      <InfiniteScrollTrigger list={list} />
    </div>
  );
}
