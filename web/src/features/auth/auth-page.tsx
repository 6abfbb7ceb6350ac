import { ErrorBoundary } from '#web/shell/error-boundary.tsx';
import { AuthCrash } from './auth-crash.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthScreens } from './auth-screens.tsx';

export function AuthPage() {
  return (
    <AuthFrame>
      <ErrorBoundary Fallback={AuthCrash}>
        <AuthScreens />
      </ErrorBoundary>
    </AuthFrame>
  );
}
