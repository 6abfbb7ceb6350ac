import { errorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';

interface NotificationErrorProps {
  error: Error;
  onRetry: () => void;
}

export function NotificationError({ error, onRetry }: NotificationErrorProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-8 text-center text-sm">
      <p className="text-balance text-ink-soft">
        {errorMessage(error, { fallback: 'Your notifications did not load. Please try again.' })}
      </p>
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
