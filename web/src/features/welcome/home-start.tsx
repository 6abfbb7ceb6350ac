import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { usePreloaded } from '#web/lib/browser/use-preloaded.ts';
import { isNewcomer } from '#web/lib/session/is-newcomer.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { ConnectionRequests } from '../connections/connection-requests.tsx';
import { NextStep } from '../profiles/next-step.tsx';
import { LazyNewcomerPanels } from './lazy-newcomer-panels.tsx';

const shownRequests = 3;

/** Above the feed: who asks to connect, calls and people for a newcomer, and what a profile still lacks. */
export function HomeStart() {
  const viewer = useViewer();
  const [isNew] = useState(() => isNewcomer(viewer, Date.now()));
  const hasPanels = usePreloaded(LazyNewcomerPanels, isNew);
  const [, navigate] = useLocation();
  return (
    <>
      <ConnectionRequests limit={shownRequests} />
      {isNew && hasPanels && <LazyNewcomerPanels />}
      <NextStep onStart={(step) => navigate(`${paths.ownProfile}?step=${step}`)} />
    </>
  );
}
