import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface ListStatesProps {
  query: {
    data: unknown;
    error: Error | null;
    fetchStatus: string;
    refetch: () => unknown;
  };
  /** What the list holds: "applicants". */
  what: string;
}

/** A list that is loading, could not be loaded or waits for the connection. */
export function ListStates({ query, what }: ListStatesProps) {
  const { data, error, fetchStatus } = query;
  if (data) return null;
  if (error || fetchStatus === 'paused')
    return <LoadError query={query} layout="section" fallback={`We could not load the ${what}.`} />;
  return (
    <div role="status" aria-busy="true" aria-label={`Loading ${what}`} className="grid gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
