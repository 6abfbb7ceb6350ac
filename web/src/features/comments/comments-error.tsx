import { errorMessage, noConnectionMessage } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** Without an error, the page is offline. */
export function CommentsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert variant="danger" title={error ? 'The comments did not load' : 'You are offline'}>
      <p>{error ? errorMessage(error, { fallback: 'Please try again.' }) : noConnectionMessage}</p>
      <Button size="sm" className="mt-2" onClick={onRetry}>
        Try Again
      </Button>
    </Alert>
  );
}
