import { useEffect, useState } from 'react';
import { useSearchParams } from '#web/lib/search-params.ts';
import { Arrival } from '#web/shell/arrival.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { type AuthMode, authSearch } from './auth-search.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { CommunityStatsCard } from './community-stats-card.tsx';
import { ForgotScreen } from './forgot-screen.tsx';
import { ResetScreen } from './reset-screen.tsx';
import { signInErrorText } from './sign-in-errors.ts';
import { VerifyScreen } from './verify-screen.tsx';

const titles: Record<AuthMode, string> = {
  login: 'Sign In',
  signup: 'Sign Up',
  forgot: 'Forgot Password',
  reset: 'New Password',
};

/** The address says which screen; only the wait for a code is a state of its own. */
export function AuthScreens() {
  const [{ mode, error, next, token }, change] = useSearchParams(authSearch);
  const [failure, setFailure] = useState(error);
  const [unverified, setUnverified] = useState<string | null>(null);

  useEffect(() => {
    if (error !== undefined) change({ error: null });
  }, [error, change]);

  return (
    <div className="grid gap-6">
      {failure !== undefined && (
        <Alert variant="danger" onDismiss={() => setFailure(undefined)}>
          {signInErrorText(failure)}
        </Alert>
      )}
      {!unverified && <CommunityStatsCard />}
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
        {(mode === 'login' || mode === 'signup') && (
          <AuthTabs
            mode={mode}
            next={next}
            onModeChange={(nextMode) => change({ mode: nextMode })}
            onUnverified={setUnverified}
          />
        )}
      </div>
      {unverified ? (
        <Arrival key="verify" title="Verify Email" />
      ) : (
        <Arrival key={mode === 'signup' ? 'login' : mode} title={titles[mode]} />
      )}
    </div>
  );
}
