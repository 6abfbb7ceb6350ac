import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { Wordmark } from '#web/brand/wordmark.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { OfflineBanner } from '#web/ui/offline-banner.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { appealQueries } from './appeal/api.ts';
import { AppealState } from './appeal/appeal-state.tsx';
import { DecisionSummary } from './appeal/decision-summary.tsx';

/** From the link in the mail about a decision: a suspended member cannot sign in. */
export function AppealPage({ token }: { token: string }) {
  useDocumentTitle('Appeal');
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <div>
        <OfflineBanner />
        <header className="flex items-center justify-between px-4 py-3 sm:px-8">
          <a
            href={paths.home}
            aria-label="Callboard, home"
            className="flex min-h-11 items-center text-xl no-underline"
          >
            <Wordmark />
          </a>
          <ThemeSwitch />
        </header>
      </div>
      <main id="main" className="mx-auto grid w-full max-w-xl content-start gap-6 px-4 pt-4 pb-12">
        <h1 className="font-display text-3xl">A decision about you</h1>
        <Appeal token={token} />
      </main>
    </div>
  );
}

function Appeal({ token }: { token: string }) {
  const page = useQuery(appealQueries.page(token));
  if (isInvalidLink(page.error)) {
    return (
      <Alert title="This link is no longer valid">
        A decision can be appealed for 30 days, by the link in the mail about it. Please open the
        link as it stands in the mail, or write to the administrators.
      </Alert>
    );
  }
  if (!page.data) return <ListStates query={page} what="decision" />;
  return (
    <>
      <DecisionSummary page={page.data} />
      <AppealState token={token} page={page.data} />
    </>
  );
}

const isInvalidLink = (error: unknown) =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);
