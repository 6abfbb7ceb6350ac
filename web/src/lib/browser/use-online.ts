import { useSyncExternalStore } from 'react';

/** Also false where the service worker answered for a server that did not. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && !storedAt());
}

/** When the page was loaded, where the service worker opened it from its store. */
export function storedAt(): string | undefined {
  return document.documentElement.dataset['storedAt'];
}

function subscribe(listener: () => void): () => void {
  const goOnline = () => {
    delete document.documentElement.dataset['storedAt'];
    listener();
  };
  addEventListener('online', goOnline);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', goOnline);
    removeEventListener('offline', listener);
  };
}
