import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { seedCurrentUser } from './lib/boot.ts';
import { forgetFailedPages } from './lib/lazy-page.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { rememberScroll } from './lib/scroll-memory.ts';
import { currentUserKey } from './lib/session.ts';
import { AppShell, AuthPage, preloadPage, preparePage } from './routes.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Toasts } from './shell/toasts.tsx';

const patience = 1_000;

const client = createQueryClient();
seedCurrentUser(client);
rememberScroll();
for (const event of ['pointerover', 'focusin']) addEventListener(event, prepareLink);

const application = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <ErrorBoundary Fallback={ErrorScreen}>
        <App />
      </ErrorBoundary>
      <Toasts />
    </QueryClientProvider>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');

// As a transition it is rendered in small steps, between which the page answers.
void partsOfFirstPage().then(() => startTransition(() => createRoot(root).render(application)));

/** Waits a moment for the first page, so that on a normal visit nobody sees a loading screen. */
async function partsOfFirstPage(): Promise<void> {
  const parts = client.getQueryData(currentUserKey)
    ? [AppShell.preload(), preloadPage(location.pathname), preparePage(location.pathname, client)]
    : [AuthPage.preload()];
  await Promise.race([
    Promise.allSettled(parts),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

/** Fetches the page behind a link that somebody is about to follow. */
function prepareLink({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.origin === location.origin) {
    preloadPage(link.pathname).catch(forgetFailedPages);
  }
}
