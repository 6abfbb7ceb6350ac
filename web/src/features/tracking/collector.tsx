import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { runWhenIdle } from '#web/lib/browser/run-when-idle.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { setTrackingChoice } from './choice.ts';

/** Loaded when the page is idle: the first paint does not wait for it. */
const loadCollector = () => import('./collector/start-collector.ts');

export function Collector() {
  const { shareAnalytics, shareHighlights } = useViewer();
  const client = useQueryClient();
  useEffect(
    () => setTrackingChoice({ analytics: shareAnalytics, highlights: shareHighlights }),
    [shareAnalytics, shareHighlights],
  );
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const cancelIdle = runWhenIdle(() => {
      // Without this chunk nothing is collected, and nobody notices.
      loadCollector().then(
        ({ startCollector }) => {
          if (!isOver) stop = startCollector(client);
        },
        () => {},
      );
    });
    return () => {
      isOver = true;
      cancelIdle();
      stop();
    };
  }, [client]);
  return null;
}
