import { type ReactNode, Suspense } from 'react';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageSlotProps {
  title: string;
  children: ReactNode;
}

/** Where a page stands in the shell: it may still be loading, or break, without taking the rest along. */
export function PageSlot({ title, children }: PageSlotProps) {
  return (
    <ErrorBoundary Fallback={ErrorScreen}>
      <Suspense fallback={<PageSkeleton />}>
        {children}
        <Arrival title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}
