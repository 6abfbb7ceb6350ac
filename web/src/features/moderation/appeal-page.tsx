import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { PlainPage } from '#web/ui/plain-page.tsx';
import { appealQueries } from './appeal/api.ts';
import { AppealState } from './appeal/appeal-state.tsx';
import { DecisionSummary } from './appeal/decision-summary.tsx';

/** From the link in the mail about a decision, or from the page of a suspended member. */
export function AppealPage({ token }: { token: string }) {
  return (
    <PlainPage title="Appeal" heading="A decision about you">
      <Appeal token={token} />
    </PlainPage>
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
