import { type ReactNode, useEffect, useRef } from 'react';
import type { ContentType } from '#contract/tracking/contract.ts';
import { observeView } from './observe-view.ts';
import { reportView } from './report-view.ts';

interface ViewTrackerProps {
  contentType: ContentType;
  contentId: string;
  className?: string;
  children: ReactNode;
}

export function ViewTracker({ contentType, contentId, className, children }: ViewTrackerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    return observeView(ref.current, () => reportView({ contentType, contentId }));
  }, [contentType, contentId]);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
