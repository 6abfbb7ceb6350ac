import { type ReactNode, useEffect, useRef } from 'react';
import type { ContentType } from '#contract/tracking/contract.ts';
import { observeView } from './observe-view.ts';
import { reportLook, reportView } from './report-view.ts';

interface ViewTrackerProps {
  contentType: ContentType;
  contentId: string;
  className?: string;
  children: ReactNode;
}

/** Clicks and highlights within it are about this item, too. */
export function ViewTracker({ contentType, contentId, className, children }: ViewTrackerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const item = { contentType, contentId };
    return observeView(ref.current, {
      onView: () => reportView(item),
      onLeave: (look, isLeaving) => reportLook(item, look, isLeaving),
    });
  }, [contentType, contentId]);
  return (
    <div
      ref={ref}
      className={className}
      data-content-type={contentType}
      data-content-id={contentId}
    >
      {children}
    </div>
  );
}
