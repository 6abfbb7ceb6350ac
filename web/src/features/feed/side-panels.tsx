import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNewcomer } from '#web/lib/session/is-newcomer.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { connectionQueries } from '../connections/api.ts';
import { RecommendedConnections } from '../connections/recommended-connections.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** The lower panel waits for the upper one to load, which would otherwise push it down. A newcomer meets people above the feed. */
export function SidePanels() {
  const viewer = useViewer();
  const [isNew] = useState(() => isNewcomer(viewer, Date.now()));
  const { isPending } = useQuery(connectionQueries.recommended());
  return (
    <div className="grid gap-6">
      {!isNew && <RecommendedConnections />}
      {!isPending && <RecentActivity />}
    </div>
  );
}
