import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RenderResult, render } from 'vitest-browser-react/pure';
import type { CurrentUser } from '#contract/users/contract.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { currentUserKey } from '#web/lib/session/session.ts';
import { ViewerContext } from '#web/lib/session/viewer.ts';
import { LazyToaster } from '#web/ui/toast/lazy-toaster.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { makeViewer } from './make-viewer.ts';

interface Options {
  /** The address of the page, with its search parameters. */
  path?: string;
  /** Null for a stranger. */
  viewer?: CurrentUser | null;
}

/** Draws a part of the application for a signed-in member, with everything that surrounds a page. */
export async function renderInApp(
  ui: ReactNode,
  { path = '/', viewer = makeViewer() }: Options = {},
): Promise<RenderResult & { client: QueryClient }> {
  history.replaceState(null, '', path);
  const client = createImpatientClient();
  client.setQueryData(currentUserKey, viewer);
  const screen = await render(ui, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ViewerContext value={viewer}>{children}</ViewerContext>
        <LazyToaster />
      </QueryClientProvider>
    ),
  });
  return { ...screen, client };
}

/** The client of the application, whose retries follow at once. */
function createImpatientClient(): QueryClient {
  const client = createQueryClient({
    onFailure: (notice) => toast({ ...notice, variant: 'destructive' }),
  });
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, retryDelay: 0 },
    mutations: { ...mutations, retryDelay: 0 },
  });
  return client;
}
