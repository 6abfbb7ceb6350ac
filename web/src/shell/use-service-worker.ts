import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { runWhenIdle } from '#web/lib/browser/run-when-idle.ts';
import { siteConfig } from '#web/lib/session/boot.ts';

export function useServiceWorker(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!siteConfig.serviceWorker || !('serviceWorker' in navigator)) return;
    return runWhenIdle(() => {
      import('../features/offline/start-service-worker.ts')
        .then(({ startServiceWorker }) => startServiceWorker(client))
        .catch((error: unknown) => console.warn('no service worker', error));
    });
  }, [client]);
}
