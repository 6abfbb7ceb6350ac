import { useOnline } from '#web/lib/browser/use-online.ts';
import { LoadError } from '#web/ui/load-error.tsx';

/** One tab that fails leaves the others in reach. */
export function TabError({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadError query={{ error: null, refetch: onRetry }} layout="lines">
      {useOnline()
        ? 'This tab stopped. We have made a note of it.'
        : 'You are offline, and this tab was not loaded before. Try again when you are connected.'}
    </LoadError>
  );
}
