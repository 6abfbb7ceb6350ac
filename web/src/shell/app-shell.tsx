import type { ReactNode } from 'react';
import { ModerationDialogs } from '#web/features/moderation/moderation-dialogs.tsx';
import { Collector } from '#web/features/tracking/collector.tsx';
import { Welcome } from '#web/features/welcome/welcome.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useLiveUpdates } from './use-live-updates.ts';
import { useReconnect } from './use-reconnect.ts';
import { useServiceWorker } from './use-service-worker.ts';

export function AppShell({ children }: { children: ReactNode }) {
  useLiveUpdates(useViewer().id);
  useReconnect();
  useServiceWorker();
  return (
    <>
      <SkipLink />
      <div className="sticky top-0 z-40">
        <TopNavigation />
        <OfflineBanner />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-7xl px-4 pt-4 pb-28 sm:pt-6 focus:outline-none md:px-6 md:pt-8 md:pb-16"
      >
        {children}
      </main>
      <BottomNavigation />
      <ModerationDialogs />
      <Welcome />
      <Collector />
    </>
  );
}
