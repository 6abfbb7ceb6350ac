import { useQuery } from '@tanstack/react-query';
import { createElement, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { authQueries } from './features/auth/api.ts';
import { siteConfig } from './lib/boot.ts';
import { type LazyPage, lazyPage } from './lib/lazy-page.tsx';
import { ViewerContext } from './lib/viewer.ts';
import { AppShell, AuthPage, type MemberPath, memberPages } from './routes.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PageSlot } from './shell/page-slot.tsx';
import { useLeaveWhenSignedOut } from './shell/use-leave-when-signed-out.ts';

const DevUiPage = lazyPage(() => import('./dev-ui/dev-ui-page.tsx').then((m) => m.DevUiPage));

const stage = <LoadingScreen message="Setting the stage…" />;

/** Everything that is on the screen, for a member and for a stranger. */
export function App() {
  const { data: user, isError, error } = useQuery(authQueries.user());
  const leaving = useLeaveWhenSignedOut(user);
  if (isError && user === undefined) throw error;
  if (user === undefined || leaving) return stage;
  return (
    <Suspense fallback={stage}>
      <Switch>
        {!siteConfig.production && <Route path={paths.devUi} component={DevUiPage} />}
        <Route>
          {user ? (
            <ViewerContext value={user}>
              <AppShell>
                <MemberRoutes />
              </AppShell>
            </ViewerContext>
          ) : (
            <StrangerRoutes />
          )}
        </Route>
      </Switch>
    </Suspense>
  );
}

const pages = Object.entries(memberPages) as [
  MemberPath,
  { title: string; Page: LazyPage<object> },
][];

function MemberRoutes() {
  const [pathname] = useLocation();
  const { home } = memberPages;
  return (
    <Switch>
      {pages.map(([name, { title, Page }]) => (
        <Route key={name} path={paths[name]}>
          {(params) => (
            <PageSlot key={pathname} title={title}>
              {createElement(Page, params)}
            </PageSlot>
          )}
        </Route>
      ))}
      <Route path={paths.auth}>
        <PageSlot title={home.title}>
          <home.Page />
        </PageSlot>
      </Route>
      <Route>
        <PageSlot key={pathname} title="Page Not Found">
          <NotFoundPage />
        </PageSlot>
      </Route>
    </Switch>
  );
}

/** The server shows strangers the landing page; whoever still comes here is asked to sign in first. */
function StrangerRoutes() {
  const [pathname] = useLocation();
  return pathname === paths.auth ? (
    <AuthPage />
  ) : (
    <Redirect to={`${paths.auth}?next=${encodeURIComponent(pathname)}`} replace />
  );
}
