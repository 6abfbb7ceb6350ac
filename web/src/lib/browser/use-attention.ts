import { useSyncExternalStore } from 'react';

const events = ['focus', 'blur', 'visibilitychange'];

/** Whether the member looks at this page: it is visible and has the focus. */
export function useAttention(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible' && document.hasFocus(),
  );
}

function subscribe(listener: () => void): () => void {
  // `visibilitychange` is dispatched on the document and bubbles to the window.
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
