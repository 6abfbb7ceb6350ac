import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Wordmark } from '#web/brand/wordmark.tsx';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface PlainPageProps {
  /** Of the window. */
  title: string;
  heading: string;
  children: ReactNode;
}

/** A page that stands by itself, for whoever is not signed in to all of Callboard. */
export function PlainPage({ title, heading, children }: PlainPageProps) {
  useDocumentTitle(title);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <div>
        <SkipLink />
        <OfflineBanner />
        <header className="flex items-center justify-between px-4 py-3 sm:px-8">
          <a
            href={paths.home}
            aria-label="Callboard, home"
            className="flex min-h-11 items-center text-xl no-underline"
          >
            <Wordmark />
          </a>
          <ThemeSwitch />
        </header>
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-xl content-start gap-6 px-4 pt-4 pb-12 focus:outline-none"
      >
        <h1 className="font-display text-3xl">{heading}</h1>
        {children}
      </main>
    </div>
  );
}
