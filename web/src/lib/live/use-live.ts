import { useEffect, useEffectEvent } from 'react';
import { type LiveEvent, listenToLive } from './live-listeners.ts';

/** Calls the listener for each live event while the component is shown. */
export function useLive(listener: (event: LiveEvent) => void): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => listenToLive((event) => onEvent(event)), []);
}
