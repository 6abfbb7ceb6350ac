import { useEffect, useState } from 'react';
import { forgetFailedPages, lazyPage } from '#web/lib/lazy-page.tsx';
import { subscribeToToasts } from '#web/ui/toast-store.ts';

const Toaster = lazyPage(() => import('#web/ui/toaster.tsx').then((module) => module.Toaster));

/** Fetches the toaster with the first toast; it stays from then on. */
export function Toasts() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(
    () =>
      subscribeToToasts(
        () => void Toaster.preload().then(() => setLoaded(true), forgetFailedPages),
      ),
    [],
  );
  return isLoaded && <Toaster />;
}
