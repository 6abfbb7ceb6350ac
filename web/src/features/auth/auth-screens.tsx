import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { takeSuspensionNotice } from '#web/lib/session/suspension-notice.ts';
import { Alert } from '#web/ui/alert.tsx';
import { RouteAnnouncer } from '#web/ui/focus/route-announcer.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type AuthMode, authSearchParams } from './auth-search-params.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { CommunityStatsCard } from './community-stats-card.tsx';
import { ForgotScreen } from './passwords/forgot-screen.tsx';
import { ResetScreen } from './passwords/reset-screen.tsx';
import { signInErrorMessage } from './sign-in/sign-in-error-message.ts';
import { SuspendedPanel } from './sign-in/suspended-panel.tsx';
import {
  readPendingVerification,
  removePendingVerification,
  writePendingVerification,
} from './sign-up/pending-verification.ts';
import { VerifyScreen } from './sign-up/verify-screen.tsx';

const SecondStepScreen = lazyComponent(() =>
  import('./second-step/second-step-screen.tsx').then((m) => m.SecondStepScreen),
);

const RestoreScreen = lazyComponent(() =>
  import('./restore/restore-screen.tsx').then((m) => m.RestoreScreen),
);

const titles: Record<AuthMode, string> = {
  login: 'Sign In',
  signup: 'Sign Up',
  verify: 'Verify Email',
  forgot: 'Forgot Password',
  reset: 'New Password',
  'second-step': 'Second Step',
  restore: 'Restore Account',
};

/** Signing in or up has begun. */
const hasBegun = (mode: AuthMode) =>
  mode === 'verify' || mode === 'second-step' || mode === 'restore';

/** The screen is in the URL. Verifying also needs the address, which this tab remembers; without it one signs up. */
export function AuthScreens() {
  const [{ mode: wanted, error, next, token }, change] = useSearchParams(authSearchParams);
  const [failure, setFailure] = useState(error);
  const [suspension] = useState(takeSuspensionNotice);
  const [unverified, setUnverified] = useState(readPendingVerification);
  const mode = wanted === 'verify' && !unverified ? 'signup' : wanted;

  useEffect(() => {
    if (error !== undefined) change({ error: null });
  }, [error, change]);

  function verify(email: string): void {
    const pending = { email, sentAt: Date.now() };
    writePendingVerification(pending);
    setUnverified(pending);
    change({ mode: 'verify' });
  }

  return (
    <div className="grid gap-6">
      {failure === 'suspended' && <SuspendedPanel message={suspension} />}
      {failure !== undefined && failure !== 'suspended' && (
        <Alert variant="danger" onDismiss={() => setFailure(undefined)}>
          {signInErrorMessage(failure)}
        </Alert>
      )}
      {!hasBegun(mode) && <CommunityStatsCard className="max-lg:order-last" />}
      {mode === 'verify' && unverified && (
        <VerifyScreen
          pending={unverified}
          next={next}
          onBack={() => {
            removePendingVerification();
            change({ mode: 'signup' });
          }}
        />
      )}
      {mode === 'forgot' && <ForgotScreen />}
      {mode === 'reset' && (token ? <ResetScreen token={token} /> : <ForgotScreen />)}
      {mode === 'second-step' && (
        <Suspense fallback={<Spinner label="Loading" />}>
          <SecondStepScreen next={next} />
        </Suspense>
      )}
      {mode === 'restore' && (
        <Suspense fallback={<Spinner label="Loading" />}>
          <RestoreScreen />
        </Suspense>
      )}
      {(mode === 'login' || mode === 'signup' || mode === 'verify') && (
        <div hidden={mode === 'verify'}>
          <AuthTabs
            mode={mode === 'login' ? 'login' : 'signup'}
            next={next}
            onModeChange={(nextMode) => change({ mode: nextMode })}
            onUnverified={verify}
            onSecondStep={() => change({ mode: 'second-step' })}
          />
        </div>
      )}
      <RouteAnnouncer key={mode === 'signup' ? 'login' : mode} title={titles[mode]} />
    </div>
  );
}
