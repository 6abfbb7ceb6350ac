import { RecommendedConnections } from '../connections/recommended-connections.tsx';
import { CallsForYou } from './calls-for-you.tsx';

export function NewcomerPanels() {
  return (
    <>
      <CallsForYou />
      <RecommendedConnections title="People to meet" isWide />
    </>
  );
}
