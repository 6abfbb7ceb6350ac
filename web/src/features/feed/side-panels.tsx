import { useQuery } from '@tanstack/react-query';
import { connectionQueries } from '../connections/api.ts';
import { RecommendedConnections } from '../connections/recommended-connections.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** The lower panel waits for the upper one to load, which would otherwise push it down. */
export function SidePanels() {
  const { isPending } = useQuery(connectionQueries.recommended());
  return (
    <div className="grid gap-6">
      <RecommendedConnections />
      {!isPending && <RecentActivity />}
    </div>
  );
}
