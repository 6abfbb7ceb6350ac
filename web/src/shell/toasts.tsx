import { Suspense, useSyncExternalStore } from 'react';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { listToasts, subscribeToToasts } from '#web/ui/toast-store.ts';

const Toaster = lazyPage(() => import('#web/ui/toaster.tsx').then((module) => module.Toaster));

/** Fetches the toaster with the first toast; it stays from then on. */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribe, () => everShown);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}

let everShown = false;

function subscribe(listener: () => void): () => void {
  return subscribeToToasts(() => {
    everShown ||= listToasts().length > 0;
    listener();
  });
}
