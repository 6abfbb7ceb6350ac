import { useEffect, useState } from 'react';
import { lazyComponent, resetFailedChunks } from '#web/lib/browser/lazy-component.tsx';
import { subscribeToToasts } from '#web/ui/toast/toast-store.ts';

const Toaster = lazyComponent(() =>
  import('#web/ui/toast/toaster.tsx').then((module) => module.Toaster),
);

/** Loads the toaster with the first toast. */
export function LazyToaster() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(
    () =>
      subscribeToToasts(
        () => void Toaster.preload().then(() => setLoaded(true), resetFailedChunks),
      ),
    [],
  );
  return isLoaded && <Toaster />;
}
