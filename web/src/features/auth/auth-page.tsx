import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { AuthErrorScreen } from './auth-error-screen.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthScreens } from './auth-screens.tsx';

export function AuthPage() {
  return (
    <AuthFrame>
      <ErrorBoundary Fallback={AuthErrorScreen}>
        <AuthScreens />
      </ErrorBoundary>
    </AuthFrame>
  );
}
