import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { RouteAnnouncer } from '../ui/focus/route-announcer.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Keeps the loading and error states of a page inside the shell. */
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
