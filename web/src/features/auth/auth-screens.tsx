import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { Alert } from '#web/ui/alert.tsx';
import { RouteAnnouncer } from '#web/ui/focus/route-announcer.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type AuthMode, authSearchParams } from './auth-search-params.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { CommunityStatsCard } from './community-stats-card.tsx';
import { ForgotScreen } from './passwords/forgot-screen.tsx';
import { ResetScreen } from './passwords/reset-screen.tsx';
import { signInErrorMessage } from './sign-in/sign-in-error-message.ts';
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
  forgot: 'Forgot Password',
  reset: 'New Password',
  'second-step': 'Second Step',
  restore: 'Restore Account',
};

/** The visitor has begun to sign in. */
const isSigningIn = (mode: AuthMode) => mode === 'second-step' || mode === 'restore';

/** The screen is in the URL, except for the verification step, which needs the e-mail address from the form. */
export function AuthScreens() {
  const [{ mode, error, next, token }, change] = useSearchParams(authSearchParams);
  const [failure, setFailure] = useState(error);
  const [unverified, setUnverified] = useState<string | null>(null);

  useEffect(() => {
    if (error !== undefined) change({ error: null });
  }, [error, change]);

  return (
    <div className="grid gap-6">
      {failure !== undefined && (
        <Alert variant="danger" onDismiss={() => setFailure(undefined)}>
          {signInErrorMessage(failure)}
        </Alert>
      )}
      {!unverified && !isSigningIn(mode) && <CommunityStatsCard />}
      {unverified && (
        <VerifyScreen
          email={unverified}
          next={next}
          onBack={() => {
            setUnverified(null);
            change({ mode: 'signup' });
          }}
        />
      )}
      <div hidden={unverified !== null}>
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
        {(mode === 'login' || mode === 'signup') && (
          <AuthTabs
            mode={mode}
            next={next}
            onModeChange={(nextMode) => change({ mode: nextMode })}
            onUnverified={setUnverified}
            onSecondStep={() => change({ mode: 'second-step' })}
          />
        )}
      </div>
      {unverified ? (
        <RouteAnnouncer key="verify" title="Verify Email" />
      ) : (
        <RouteAnnouncer key={mode === 'signup' ? 'login' : mode} title={titles[mode]} />
      )}
    </div>
  );
}
