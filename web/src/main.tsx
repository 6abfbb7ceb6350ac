import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createQueryClient } from './lib/api/query-client.ts';
import { trackLayers } from './lib/browser/close-on-back.ts';
import { resetFailedChunks } from './lib/browser/lazy-component.tsx';
import { trackScroll } from './lib/browser/scroll-restoration.ts';
import { seedCurrentUser } from './lib/session/boot.ts';
import { currentUserKey } from './lib/session/session.ts';
import { AppShell, prefetchPageData, preloadPage, StandalonePages } from './routes.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { LazyToaster } from './ui/toast/lazy-toaster.tsx';
import { toast } from './ui/toast/toast-store.ts';

const firstPageTimeout = 1_000;

const client = createQueryClient({
  onFailure: (notice) => toast({ ...notice, variant: 'destructive' }),
});
seedCurrentUser(client);
trackScroll();
trackLayers();
for (const event of ['pointerover', 'focusin']) addEventListener(event, preloadLinkedPage);

const application = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <ErrorBoundary Fallback={ErrorScreen}>
        <App />
      </ErrorBoundary>
      <LazyToaster />
    </QueryClientProvider>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');

// A transition renders in small steps, so that the page stays responsive.
void loadFirstPage().then(() => startTransition(() => createRoot(root).render(application)));

/** Waits briefly for the first page, so that a normal visit shows no loading screen. */
async function loadFirstPage(): Promise<void> {
  const parts = client.getQueryData(currentUserKey)
    ? [
        AppShell.preload(),
        preloadPage(location.pathname),
        prefetchPageData(location.pathname, client),
      ]
    : [StandalonePages.preload()];
  await Promise.race([
    Promise.allSettled(parts),
    new Promise((resolve) => setTimeout(resolve, firstPageTimeout)),
  ]);
}

/** Preloads the page of a link on hover or focus. */
function preloadLinkedPage({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.origin === location.origin) {
    preloadPage(link.pathname).catch(resetFailedChunks);
  }
}
