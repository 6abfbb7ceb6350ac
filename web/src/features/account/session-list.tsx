import { useInfiniteQuery } from '@tanstack/react-query';
import type { MySession } from '#contract/auth/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { accountQueries, useLogOutEverywhere } from './api.ts';
import { SessionRow } from './session-row.tsx';

export function SessionList() {
  const sessions = useInfiniteQuery(accountQueries.sessions());
  if (sessions.isPending) return <SessionSkeleton />;
  if (sessions.isError && !sessions.data) {
    return (
      <LoadError query={sessions} layout="section" fallback="We could not load your devices." />
    );
  }
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-rule border-y border-rule">
        {currentFirst(pageItems(sessions.data)).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.isFetchNextPageError && (
        <p role="alert" className="text-sm text-ink-soft">
          The rest did not load.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {sessions.hasNextPage && (
          <Button
            pending={sessions.isFetchingNextPage}
            onClick={() => void sessions.fetchNextPage()}
          >
            {sessions.isFetchNextPageError ? 'Try Again' : 'Show more'}
          </Button>
        )}
        <SignOutEverywhere />
      </div>
    </div>
  );
}

function SignOutEverywhere() {
  const logOutEverywhere = useLogOutEverywhere();
  return (
    <ConfirmDialog
      title="Sign out everywhere?"
      description="You are signed out on every device, this one too, and sign in again where you need to."
      confirmLabel="Sign out everywhere"
      destructive
      onConfirm={() => logOutEverywhere.mutate()}
      trigger={<Button pending={logOutEverywhere.isPending}>Sign out everywhere</Button>}
    />
  );
}

function SessionSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your devices" className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}

function currentFirst(sessions: MySession[]): MySession[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
