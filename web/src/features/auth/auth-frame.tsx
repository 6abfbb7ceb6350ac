import type { ReactNode } from 'react';
import { OfflineBanner } from '#web/ui/offline-banner.tsx';
import { PlainHeader } from '#web/ui/plain-header.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { AuthStage } from './auth-stage.tsx';

export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <SkipLink />
      <AuthStage />
      <div className="flex min-w-0 flex-col">
        <OfflineBanner />
        <PlainHeader className="lg:justify-end" wordmarkClassName="lg:hidden" />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 pt-4 pb-12 focus:outline-none sm:px-0 lg:justify-center"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
