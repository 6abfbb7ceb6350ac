import { useLayoutEffect, useRef } from 'react';

/** Where a change takes the button away that has the focus, the one that comes in its place gets it. */
export function useHeirOfFocus<Place extends HTMLElement>(change: unknown) {
  const place = useRef<Place>(null);
  const before = useRef(change);
  useLayoutEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [change]);
  return place;
}
