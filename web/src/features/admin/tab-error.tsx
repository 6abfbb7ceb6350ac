import { useOnline } from '#web/lib/browser/use-online.ts';
import { LoadError } from './load-error.tsx';

/** One tab that fails leaves the others in reach. */
export function TabError({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadError onRetry={onRetry}>
      {useOnline()
        ? 'This tab stopped. We have made a note of it.'
        : 'You are offline, and this tab was not loaded before. Try again when you are connected.'}
    </LoadError>
  );
}
