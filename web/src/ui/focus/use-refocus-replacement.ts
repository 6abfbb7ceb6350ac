import { useLayoutEffect, useRef } from 'react';

/**
 * When a change unmounts the focused button, the focus falls to the body; this moves it to the first button of the
 * container.
 */
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
