import { useLayoutEffect, useRef } from 'react';

/** Where a change takes the button away that has the focus, the one that comes in its container gets it. */
export function useRefocusReplacement<Container extends HTMLElement>(change: unknown) {
  const container = useRef<Container>(null);
  const previous = useRef(change);
  useLayoutEffect(() => {
    if (previous.current === change) return;
    previous.current = change;
    if (document.activeElement !== document.body) return;
    container.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [change]);
  return container;
}
