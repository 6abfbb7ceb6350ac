import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { pathToSkill, skillQueries } from './api.ts';

/** A panel beside the feed; on narrow screens a strip in it. */
export function TrendingSkills() {
  const { data, isPending, isError } = useQuery({
    ...skillQueries.trending(),
    enabled: useSettled(),
  });
  return (
    <Panel
      title="Trending Skills"
      className="max-lg:flex max-lg:items-center max-lg:gap-3 max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:[&>h2]:shrink-0"
    >
      {isPending && (
        <div
          role="status"
          aria-label="Loading"
          className="flex min-w-0 gap-2 max-lg:overflow-hidden lg:-my-2 lg:grid lg:gap-px"
        >
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton
              key={key}
              className="h-9 w-24 shrink-0 rounded-full lg:my-2.5 lg:h-4 lg:w-auto lg:pointer-coarse:my-3.5 max-lg:pointer-coarse:h-11"
            />
          ))}
        </div>
      )}
      {isError && <p className="text-sm text-ink-soft">These did not load.</p>}
      {data?.length === 0 && (
        <p className="text-sm text-ink-soft">
          No trending skills yet. Skills will appear as more users join.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="relative flex min-w-0 gap-2 max-lg:-my-2 max-lg:-mr-4 max-lg:overflow-x-auto max-lg:py-2 max-lg:pr-4 lg:-my-2 lg:grid lg:gap-0 lg:divide-y lg:divide-rule">
          {data.map(({ skill, count }) => (
            <li key={skill} className="shrink-0">
              <Link
                href={pathToSkill(skill)}
                className="group flex min-h-9 items-center justify-between gap-2 text-sm no-underline max-lg:rounded-full max-lg:border max-lg:border-rule-strong max-lg:px-3 pointer-coarse:min-h-11"
              >
                <span className="font-medium group-hover:underline">{skill}</span>
                <span className="font-mono text-xs text-ink-faint">
                  {formatCount(count)}
                  <span className="max-lg:sr-only">{count === 1 ? ' user' : ' users'}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
