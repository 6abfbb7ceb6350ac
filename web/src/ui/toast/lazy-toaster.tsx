import { useEffect, useState } from 'react';
import { lazyComponent, resetFailedChunks } from '#web/lib/browser/lazy-component.tsx';
import { listToasts, subscribeToToasts } from '#web/ui/toast/toast-store.ts';

const Toaster = lazyComponent(() =>
  import('#web/ui/toast/toaster.tsx').then((module) => module.Toaster),
);

/** Loads the toaster with the first toast. */
export function LazyToaster() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const loadWhenOpen = () => {
      if (!listToasts().some(({ open }) => open)) return;
      void Toaster.preload().then(() => setLoaded(true), resetFailedChunks);
    };
    // A page that opens with a toast shows it before this effect runs.
    loadWhenOpen();
    return subscribeToToasts(loadWhenOpen);
  }, []);
  return isLoaded && <Toaster />;
}
