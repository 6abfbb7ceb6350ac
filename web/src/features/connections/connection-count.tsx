import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { connectionQueries } from './api.ts';
import { formatConnectionCount } from './format-connection-count.ts';

export function ConnectionCount({ userId }: { userId: string }) {
  const { data, isError } = useQuery(connectionQueries.count(userId));
  if (!data && !isError) return <Skeleton className="my-1 h-4 w-28" />;
  return (
    <Link
      href={pathTo('connections', { userId })}
      className="inline-flex min-h-6 items-center underline decoration-accent decoration-2 underline-offset-4 hover:decoration-ink pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
    >
      {data ? formatConnectionCount(data.count) : 'Connections'}
    </Link>
  );
}
