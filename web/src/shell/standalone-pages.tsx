import { Redirect, Route, Switch, useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { lazyComponent } from '../lib/browser/lazy-component.tsx';

const AppealPage = lazyComponent(() =>
  import('../features/moderation/appeal-page.tsx').then((m) => m.AppealPage),
);

const SuspendedPage = lazyComponent(() =>
  import('../features/account/suspended/suspended-page.tsx').then((m) => m.SuspendedPage),
);

/** Pages without the shell, which need no member: to a suspended one no other opens. */
export function StandalonePages() {
  return (
    <Switch>
      <Route path={paths.auth} component={AuthPage} />
      <Route path={paths.appeal}>{({ token }) => <AppealPage token={token} />}</Route>
      <Route path={paths.suspended} component={SuspendedPage} />
      <Route>
        <SignInFirst />
      </Route>
    </Switch>
  );
}

/** The server answers signed-out visitors with the landing page; a client-side navigation can still reach this. */
function SignInFirst() {
  const [pathname] = useLocation();
  return <Redirect to={`${paths.auth}?next=${encodeURIComponent(pathname)}`} replace />;
}
