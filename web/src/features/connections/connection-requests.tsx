import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { useRefocusReplacement } from '#web/ui/focus/use-refocus-replacement.ts';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { connectionQueries } from './api.ts';
import { ConnectionRequestRow } from './connection-request-row.tsx';

interface ConnectionRequestsProps {
  /** How many are shown before a link to all of them; all by default. */
  limit?: number;
}

/** Who asks to connect with the viewer. Renders nothing without requests. */
export function ConnectionRequests({ limit }: ConnectionRequestsProps) {
  const viewer = useViewer();
  const list = useInfiniteQuery(connectionQueries.requests());
  const requests = pageItems(list.data);
  const container = useRefocusReplacement<HTMLUListElement>(useDecreases(requests.length));
  if (requests.length === 0) return null;
  const shown = requests.slice(0, limit);
  return (
    <Panel title="Requests">
      <ul ref={container} className="-my-3 divide-y divide-rule">
        {shown.map((request) => (
          <ConnectionRequestRow key={request.connectionId} request={request} />
        ))}
      </ul>
      {limit === undefined && <InfiniteScrollTrigger list={list} />}
      {shown.length < requests.length && (
        <Button asChild variant="link" size="sm" className="justify-self-start">
          <Link href={pathTo('connections', { userId: viewer.id })}>See all requests</Link>
        </Button>
      )}
    </Panel>
  );
}

/** How often the count has fallen. Only then may a focused button have gone with its row. */
function useDecreases(count: number): number {
  const [seen, setSeen] = useState({ count, decreases: 0 });
  if (seen.count === count) return seen.decreases;
  const decreases = seen.decreases + (count < seen.count ? 1 : 0);
  setSeen({ count, decreases });
  return decreases;
}
