import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { usePlainSentences as speakPlainly } from '#contract/sentences.ts';
import { App } from './app.tsx';
import { seedCurrentUser } from './lib/boot.ts';
import { createQueryClient } from './lib/query-client.ts';
import { reloadOnMissingChunk } from './lib/reload-on-missing-chunk.ts';
import { rememberScroll } from './lib/scroll-memory.ts';
import { currentUserKey } from './lib/session.ts';
import { AppShell, preloadPage } from './routes.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Toasts } from './shell/toasts.tsx';

const client = createQueryClient();
seedCurrentUser(client);
if (client.getQueryData(currentUserKey)) {
  AppShell.preload().catch(() => {});
  preloadPage(location.pathname);
}

speakPlainly();
rememberScroll();
reloadOnMissingChunk();
for (const event of ['pointerover', 'focusin']) {
  addEventListener(event, ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === location.origin) preloadPage(link.pathname);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <ErrorBoundary Fallback={ErrorScreen}>
        <App />
      </ErrorBoundary>
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
);
