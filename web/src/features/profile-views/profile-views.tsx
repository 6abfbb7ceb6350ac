import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { profileViewQueries } from './api.ts';
import { ViewerLists } from './viewer-lists.tsx';

/** Who looked at the viewer's own profile. */
export function ProfileViews() {
  const { id, hideProfileViews } = useViewer();
  return (
    <Panel title="Profile Views">{hideProfileViews ? <Invisible /> : <Views userId={id} />}</Panel>
  );
}

function Invisible() {
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex items-center gap-2 text-base font-semibold">
        <EyeOff aria-hidden="true" className="size-4 text-ink-faint" /> You're invisible
      </p>
      <p className="text-ink-soft">
        You hide profile views: nobody is told that you looked, and you do not see who looked at
        you. Go to <Link href={paths.settings}>Settings</Link> to change this.
      </p>
    </div>
  );
}

function Views({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery(profileViewQueries.stats(userId));
  if (isPending) return <ViewsSkeleton />;
  if (!data) {
    return (
      <LoadError
        query={{ error, refetch }}
        layout="lines"
        fallback="The views of your profile did not load."
      />
    );
  }
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm text-ink-soft">This Week</span>
        <span className="font-display text-3xl">{data.weeklyViews.toLocaleString('en')}</span>
      </p>
      {data.recentViews.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Nobody has viewed your profile yet. Posting, applying and connecting bring people to it.
        </p>
      ) : (
        <ViewerLists userId={userId} recent={data.recentViews} />
      )}
    </>
  );
}

function ViewsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading profile views" className="grid gap-4">
      <Skeleton className="h-8" />
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}
