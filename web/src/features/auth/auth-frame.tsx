import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Wordmark } from '#web/brand/wordmark.tsx';
import { OfflineBanner } from '#web/ui/offline-banner.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { AuthStage } from './auth-stage.tsx';

export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <SkipLink />
      <AuthStage />
      <div className="flex min-w-0 flex-col">
        <OfflineBanner />
        <header className="flex items-center justify-between px-4 py-3 sm:px-8 lg:justify-end">
          <a
            href={paths.home}
            aria-label="Callboard, home"
            className="flex min-h-11 items-center text-xl no-underline lg:hidden"
          >
            <Wordmark />
          </a>
          <ThemeSwitch />
        </header>
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
