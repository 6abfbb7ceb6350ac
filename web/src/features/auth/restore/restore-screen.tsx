import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { formatFullDay } from '#web/lib/format/format-date.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLogOut } from '../api.ts';
import { AuthHeading } from '../auth-heading.tsx';
import { redirectAfterSignIn } from '../sign-in/redirect-after-sign-in.ts';
import { restoreQueries, useRestore } from './api.ts';

/** A member who has left has signed in again: to come back, or not. */
export function RestoreScreen() {
  const pending = useQuery(restoreQueries.pendingDeletion());
  if (pending.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading your account">
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (pending.isError) {
    return (
      <div className="grid justify-items-start gap-5">
        <AuthHeading title="Come back" />
        <Alert variant="danger">
          {errorMessage(pending.error, { fallback: 'This did not load. Please sign in again.' })}
        </Alert>
        <Button asChild variant="primary" size="lg">
          <Link href={`${paths.auth}?mode=login`}>Go to Sign In</Link>
        </Button>
      </div>
    );
  }
  const { firstName, deletionDueAt, isSuspended } = pending.data;
  return (
    <div className="grid gap-5">
      <AuthHeading title={`Come back, ${firstName}?`}>
        You have left Callboard. Your account is hidden, and on{' '}
        {formatFullDay(new Date(deletionDueAt))} it is deleted for good.
        {isSuspended && ' If you restore it, it is still suspended.'}
      </AuthHeading>
      <Choice next={isSuspended ? paths.suspended : paths.home} />
    </div>
  );
}

function Choice({ next }: { next: string }) {
  const restore = useRestore();
  const logOut = useLogOut();
  return (
    <>
      {restore.isError && (
        <Alert variant="danger">
          {errorMessage(restore.error, { fallback: 'That did not work. Please try again.' })}
        </Alert>
      )}
      <Button
        variant="primary"
        size="lg"
        pending={restore.isPending || restore.isSuccess}
        onClick={() => restore.mutate(undefined, { onSuccess: () => redirectAfterSignIn(next) })}
      >
        Restore my account
      </Button>
      <Button variant="ghost" size="lg" pending={logOut.isPending} onClick={() => logOut.mutate()}>
        Stay away and sign out
      </Button>
    </>
  );
}
