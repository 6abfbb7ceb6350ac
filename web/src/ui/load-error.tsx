import { errorMessage, noConnectionMessage } from '#web/lib/api/api-error.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadErrorProps {
  query: { error: Error | null; fetchStatus: string; refetch: () => unknown };
  title: string;
}

/** In the place of what could not be loaded, or waits for the connection. */
export function LoadError({ query, title }: LoadErrorProps) {
  const { error, fetchStatus, refetch } = query;
  return (
    <EmptyState
      title={fetchStatus === 'paused' ? 'You are offline' : title}
      action={
        <Button variant="primary" onClick={() => void refetch()}>
          Try Again
        </Button>
      }
    >
      {error ? errorMessage(error, { fallback: 'Please try again.' }) : noConnectionMessage}
    </EmptyState>
  );
}
