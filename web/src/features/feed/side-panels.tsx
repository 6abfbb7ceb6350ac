import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { isNewcomer } from '#web/lib/session/is-newcomer.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { connectionQueries } from '../connections/api.ts';
import { RecommendedConnections } from '../connections/recommended-connections.tsx';
import { ThisWeek } from '../events/this-week.tsx';
import { RecentActivity } from './recent-activity.tsx';

const ProfileViews = lazyComponent(() =>
  import('../profile-views/profile-views.tsx').then((module) => module.ProfileViews),
);

/** The lower panels wait for the upper one to load, which would otherwise push them down. A newcomer meets people above the feed. */
export function SidePanels() {
  const viewer = useViewer();
  const [isNew] = useState(() => isNewcomer(viewer, Date.now()));
  const { isPending } = useQuery(connectionQueries.recommended());
  return (
    <div className="grid gap-6">
      {!isNew && <RecommendedConnections />}
      {!isPending && (
        <>
          <ErrorBoundary Fallback={NoPanel}>
            <Suspense fallback={<PanelSkeleton />}>
              <ProfileViews />
            </Suspense>
          </ErrorBoundary>
          <RecentActivity />
          <ThisWeek />
        </>
      )}
    </div>
  );
}

const NoPanel = () => null;

function PanelSkeleton() {
  return (
    <Panel title="Profile Views">
      <Skeleton className="h-44" />
    </Panel>
  );
}
