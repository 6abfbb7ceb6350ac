import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { PlainHeader } from './plain-header.tsx';
import { SkipLink } from './skip-link.tsx';

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
        <PlainHeader />
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
