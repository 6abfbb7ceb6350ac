import { useEffect } from 'react';
import { userScrollEvents } from './scroll-restoration.ts';

const loadingMs = 3_000;

/**
 * Scrolls to the element that the hash of the address names, when the page opens and whenever the hash changes; not
 * before `isReady`.
 */
export function useScrollToHash(isReady = true): void {
  useEffect(() => {
    if (!isReady) return;
    let stop = scrollToHash();
    const follow = () => {
      stop();
      stop = scrollToHash();
    };
    for (const event of changes) addEventListener(event, follow);
    return () => {
      stop();
      for (const event of changes) removeEventListener(event, follow);
    };
  }, [isReady]);
}

/** wouter dispatches `pushState` for a link of the application. */
const changes = ['hashchange', 'pushState'];

/** What stands above the element is still loading and would push it away: it is kept in place until the reader scrolls. */
function scrollToHash(): () => void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return () => {};
  target.focus({ preventScroll: true });
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of userScrollEvents) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, loadingMs);
  for (const event of userScrollEvents) addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
