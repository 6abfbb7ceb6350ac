import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { isNewcomer } from '#web/lib/session/is-newcomer.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { ConnectionRequests } from '../connections/connection-requests.tsx';
import { RecommendedConnections } from '../connections/recommended-connections.tsx';
import { NextStep } from '../profiles/next-step.tsx';
import { CallsForYou } from './calls-for-you.tsx';

const shownRequests = 3;

/** Above the feed: who asks to connect, calls and people for a newcomer, and what a profile still lacks. */
export function HomeStart() {
  const viewer = useViewer();
  const [isNew] = useState(() => isNewcomer(viewer, Date.now()));
  const [, navigate] = useLocation();
  return (
    <>
      <ConnectionRequests limit={shownRequests} />
      {isNew && <CallsForYou />}
      {isNew && <RecommendedConnections title="People to meet" isWide />}
      <NextStep onStart={(step) => navigate(`${paths.ownProfile}?step=${step}`)} />
    </>
  );
}
