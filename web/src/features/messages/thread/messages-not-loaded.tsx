import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { LoadError } from '#web/ui/load-error.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

interface MessagesNotLoadedProps {
  list: Pick<UseInfiniteQueryResult, 'error' | 'refetch'>;
}

/** In the place of messages that are being loaded or did not load. */
export function MessagesNotLoaded({ list: { error, refetch } }: MessagesNotLoadedProps) {
  if (!error) return <ThreadSkeleton />;
  return (
    <LoadError
      query={{ error, refetch }}
      layout="centered"
      fallback="The messages did not load. Please try again."
    />
  );
}
