import { useQuery } from '@tanstack/react-query';
import { currentFacts, peopleFacts } from '#contract/front-page/community-facts.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { siteConfig } from '#web/lib/session/boot.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { userQueries } from '../users/api.ts';

/** Renders nothing when the numbers do not load. */
export function CommunityStatsCard({ className }: { className?: string }) {
  const { data, isError } = useQuery(userQueries.communityStats());
  if (isError) return null;
  const current = data && currentFacts(data);
  const people = data ? peopleFacts(data) : [];
  return (
    <section
      aria-label="The community"
      aria-busy={!data}
      className={cn('rounded-sm border border-rule bg-sheet', className)}
    >
      <p className="px-4 py-2.5 text-sm font-medium">
        {current?.map(({ count, label }) => `${formatCount(count)} ${label}`).join(', ') ||
          siteConfig.schoolName}
      </p>
      <ul className="flex divide-x divide-rule border-t border-rule">
        {!data && (
          <li className="grid gap-1 px-4 py-3">
            <Skeleton className="h-8 w-14" />
            <Skeleton className="h-4 w-14" />
          </li>
        )}
        {people.map(({ count, label }) => (
          <li key={label} className="grid flex-1 gap-1 px-4 py-3">
            <span className="font-display text-2xl leading-8">
              {formatCount(count)}
              <span className="text-accent-text">+</span>
            </span>{' '}
            <span className="font-mono text-2xs leading-4 tracking-label text-ink-faint uppercase">
              {label}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
