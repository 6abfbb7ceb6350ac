import { type ReactNode, useEffect, useRef } from 'react';
import type { ContentType } from '#contract/tracking/contract.ts';
import { tellSeen } from './tell-seen.ts';
import { watchElement } from './watch-element.ts';

interface TrackedProps {
  contentType: ContentType;
  contentId: string;
  className?: string;
  children: ReactNode;
}

/** Counts a look at what it holds. */
export function Tracked({ contentType, contentId, className, children }: TrackedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    return watchElement(ref.current, () => tellSeen({ contentType, contentId }));
  }, [contentType, contentId]);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
