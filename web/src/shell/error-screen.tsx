import { useOnline } from '#web/lib/browser/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Tape } from '#web/ui/tape.tsx';

export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-md justify-items-start gap-4 px-4 py-16 sm:py-24"
    >
      <Tape tone="gaffer" tilt="left">
        Hold
      </Tape>
      <h1 className="font-display text-3xl">Something went wrong</h1>
      <p className="text-ink-soft">
        {online
          ? 'This page stopped in the middle of its scene. We have made a note of it. Try again, or refresh the page.'
          : 'You are offline, and this page was not loaded before. Try again when you are connected.'}
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        <Button onClick={() => location.reload()}>Refresh Page</Button>
      </div>
    </div>
  );
}
