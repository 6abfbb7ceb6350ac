import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { ApiError, isNotFound } from '#web/lib/api/api-error.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { ViewerContext } from '#web/lib/session/viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { PlainPage } from '#web/ui/plain-page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLogOut } from '../../auth/api.ts';
import { MyDataSettings } from '../my-data/my-data-settings.tsx';
import { suspensionQueries } from './api.ts';
import { SuspensionSummary } from './suspension-summary.tsx';

/** Where a suspended member arrives who has signed in: nothing else opens to them. */
export function SuspendedPage() {
  return (
    <PlainPage title="Account suspended" heading="Your account is suspended">
      <Content />
    </PlainPage>
  );
}

function Content() {
  const suspension = useQuery(suspensionQueries.own());
  const hasEnded = isNotFound(suspension.error);
  useOpenWhen(hasEnded);
  if (hasEnded) return <Spinner label="Opening Callboard" />;
  if (isSignedOut(suspension.error)) return <SignInAgain />;
  if (!suspension.data) return <ListStates query={suspension} what="suspension" />;
  return (
    <ViewerContext value={suspension.data.user}>
      <SuspensionSummary suspension={suspension.data} />
      <section aria-labelledby="your-data" className="grid gap-5 border-t border-rule pt-6">
        <div className="grid gap-1">
          <h2 id="your-data" className="font-display text-xl">
            Your data stays yours
          </h2>
          <p className="text-ink-soft">
            You can take a copy with you, or leave. If you come back, you are still suspended.
          </p>
        </div>
        <MyDataSettings whenReady="Come back here, or sign in again later, to download it." />
      </section>
      <SignOut />
    </ViewerContext>
  );
}

/** Once the suspension is lifted, this session is that of any member. */
function useOpenWhen(hasEnded: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (hasEnded) clearSession(client);
  }, [client, hasEnded]);
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

function SignInAgain() {
  return (
    <div className="grid justify-items-start gap-5">
      <Alert>
        Please sign in to read why and until when, and to download your data or delete your account.
      </Alert>
      <Button asChild variant="primary" size="lg">
        <Link href={`${paths.auth}?mode=login`}>Go to Sign In</Link>
      </Button>
    </div>
  );
}

function SignOut() {
  const logOut = useLogOut();
  return (
    <div className="border-t border-rule pt-6">
      <Button pending={logOut.isPending || logOut.isSuccess} onClick={() => logOut.mutate()}>
        Sign out
      </Button>
    </div>
  );
}
