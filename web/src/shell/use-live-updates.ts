import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { runWhenIdle } from '#web/lib/browser/run-when-idle.ts';

/** Loaded when the page is idle: the first paint does not wait for the live channel. */
const loadLiveUpdates = () => import('./start-live-updates.ts');

export function useLiveUpdates(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const cancelIdle = runWhenIdle(() => {
      // Without this chunk the page works on, and the next navigation loads the release that has replaced it.
      loadLiveUpdates().then(
        ({ startLiveUpdates }) => {
          if (!isOver) stop = startLiveUpdates(client, userId);
        },
        () => {},
      );
    });
    return () => {
      isOver = true;
      cancelIdle();
      stop();
    };
  }, [client, userId]);
}
