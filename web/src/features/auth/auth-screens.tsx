import { useEffect, useState } from 'react';
import { useSearchParams } from '#web/lib/search-params.ts';
import { Alert } from '#web/ui/alert.tsx';
import { authSearch } from './auth-search.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { CommunityStatsCard } from './community-stats-card.tsx';
import { ForgotScreen } from './forgot-screen.tsx';
import { ResetScreen } from './reset-screen.tsx';
import { signInErrorText } from './sign-in-errors.ts';
import { VerifyScreen } from './verify-screen.tsx';

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
    </div>
  );
}
