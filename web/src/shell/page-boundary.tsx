import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { RouteAnnouncer } from '../ui/focus/route-announcer.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Where a page stands in the shell: it may still be loading, or break, without taking the rest along. */
export function PageBoundary({ title, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary Fallback={ErrorScreen}>
      <Suspense fallback={<PageSkeleton />}>
        {children}
        <RouteAnnouncer title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}
