import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { usePreloaded } from '#web/lib/browser/use-preloaded.ts';
import { isNewcomer } from '#web/lib/session/is-newcomer.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { connectionQueries } from '../connections/api.ts';
import { RequestsLine } from '../connections/requests-line.tsx';
import { NextStep } from '../profiles/next-step.tsx';
import { isOneLine, LazyHomeRequests, phone } from './lazy-home-requests.tsx';
import { LazyNewcomerPanels } from './lazy-newcomer-panels.tsx';

const shownRequests = 2;

/** Above the feed: who asks to connect, calls and people for a newcomer, and what a profile still lacks. */
export function HomeStart() {
  const viewer = useViewer();
  const [isNew] = useState(() => isNewcomer(viewer, Date.now()));
  const hasPanels = usePreloaded(LazyNewcomerPanels, isNew);
  const [, navigate] = useLocation();
  const requests = useInfiniteQuery(connectionQueries.requests());
  const { length: count } = pageItems(requests.data);
  const isLine = isOneLine(count, useMediaQuery(phone));
  const hasRows = count > 0 && !isLine;
  const canShowRows = usePreloaded(LazyHomeRequests, hasRows);
  return (
    <>
      {isLine && <RequestsLine />}
      {hasRows && canShowRows && <LazyHomeRequests limit={shownRequests} />}
      {isNew && hasPanels && <LazyNewcomerPanels />}
      <NextStep onStart={(step) => navigate(`${paths.ownProfile}?step=${step}`)} />
    </>
  );
}
