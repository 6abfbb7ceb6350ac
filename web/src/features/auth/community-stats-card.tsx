import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#web/lib/format/format-count.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { userQueries } from '../users/api.ts';

const tiles = [
  { key: 'totalStudents', label: 'Students' },
  { key: 'actors', label: 'Actors' },
  { key: 'directors', label: 'Directors' },
] as const;

/** Renders nothing when the numbers do not load. */
export function CommunityStatsCard() {
  const { data, isError } = useQuery(userQueries.communityStats());
  if (isError) return null;
  return (
    <section
      aria-label="The community"
      aria-busy={!data}
      className="rounded-sm border border-rule bg-sheet"
    >
      <dl className="grid grid-cols-3 divide-x divide-rule">
        {tiles.map(({ key, label }) => (
          <div key={key} className="grid gap-1 px-4 py-3">
            <dt className="font-mono text-2xs tracking-label text-ink-faint uppercase">{label}</dt>
            <dd className="font-display text-2xl">
              {data ? (
                <>
                  {formatCount(data[key])}
                  <span className="text-accent-text">+</span>
                </>
              ) : (
                <Skeleton className="h-8 w-14" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
