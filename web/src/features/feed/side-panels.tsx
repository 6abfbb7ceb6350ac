import { useQuery } from '@tanstack/react-query';
import { connectionQueries } from '../connections/api.ts';
import { RecommendedConnections } from '../connections/recommended-connections.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** What stands beside the feed in a wide window. The lower panel waits for the one above, so that it never jumps down. */
export function SidePanels() {
  const { isPending } = useQuery(connectionQueries.recommended());
  return (
    <div className="grid gap-6">
      <RecommendedConnections />
      {!isPending && <RecentActivity />}
    </div>
  );
}
