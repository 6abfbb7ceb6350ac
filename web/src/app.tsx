import { useQuery } from '@tanstack/react-query';
import { createElement, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { pageOf, paths } from '#contract/paths.ts';
import { type LazyComponent, lazyComponent } from './lib/browser/lazy-component.tsx';
import { siteConfig } from './lib/session/boot.ts';
import { currentUserQuery } from './lib/session/session.ts';
import { ViewerContext } from './lib/session/viewer.ts';
import { AppShell, type MemberPath, memberPages, StandalonePages } from './routes.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PageBoundary } from './shell/page-boundary.tsx';
import { useRedirectWhenSignedOut } from './shell/use-redirect-when-signed-out.ts';

const DevUiPage = lazyComponent(() => import('./dev-ui/dev-ui-page.tsx').then((m) => m.DevUiPage));

/** Without the shell for members too. */
const standalone: string[] = [paths.appeal, paths.suspended];

const loading = <LoadingScreen message="Setting the stage…" />;

export function App() {
  const { data: user, isError, error } = useQuery(currentUserQuery);
  const isLeaving = useRedirectWhenSignedOut(user);
  const [pathname] = useLocation();
  if (isError && user === undefined) throw error;
  if (user === undefined || isLeaving) return loading;
  return (
    <Suspense fallback={loading}>
      <ViewerContext value={user}>
        <Switch>
          {!siteConfig.production && <Route path={paths.devUi} component={DevUiPage} />}
          <Route>
            {user && !standalone.includes(pageOf(pathname)) ? (
              <AppShell>
                <MemberRoutes />
              </AppShell>
            ) : (
              <StandalonePages />
            )}
          </Route>
        </Switch>
      </ViewerContext>
    </Suspense>
  );
}

const pages = Object.entries(memberPages) as [
  MemberPath,
  { title: string; section?: string; Page: LazyComponent<object> },
][];

function MemberRoutes() {
  const [pathname] = useLocation();
  const { home } = memberPages;
  return (
    <Switch>
      {pages.map(([name, { title, section, Page }]) => (
        <Route key={section ?? name} path={paths[name]}>
          {(params) => (
            <PageBoundary key={section ?? pathname} title={title}>
              {createElement(Page, params)}
            </PageBoundary>
          )}
        </Route>
      ))}
      <Route path={paths.auth}>
        <PageBoundary title={home.title}>
          <home.Page />
        </PageBoundary>
      </Route>
      <Route>
        <PageBoundary key={pathname} title="Page Not Found">
          <NotFoundPage />
        </PageBoundary>
      </Route>
    </Switch>
  );
}
