import { Wordmark } from '#web/brand/wordmark.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** Rendered into the HTML at build time, so that it paints before any JavaScript runs. */
export function StaticShell() {
  return (
    <>
      <header className="border-b border-rule bg-paper">
        <div className="mx-auto flex h-14 max-w-7xl items-center px-4 text-xl md:h-16 md:px-6">
          <Wordmark />
        </div>
      </header>
      <main className="mx-auto max-w-7xl px-4 pt-4 sm:pt-6 md:px-6 md:pt-8">
        <PageSkeleton />
      </main>
    </>
  );
}
