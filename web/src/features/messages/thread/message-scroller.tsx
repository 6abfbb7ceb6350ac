import type { ComponentProps, ReactNode, Ref } from 'react';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';

interface MessageScrollerProps extends ComponentProps<typeof InfiniteScrollTrigger> {
  ref: Ref<HTMLDivElement>;
  onScroll?: () => void;
  children: ReactNode;
}

/** Begins at its end, and loads what is older when its beginning is reached. */
export function MessageScroller({ ref, list, onScroll, children }: MessageScrollerProps) {
  return (
    <div
      ref={ref}
      role="region"
      aria-label="Messages"
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] md:px-6"
      onScroll={onScroll}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
        <InfiniteScrollTrigger list={list} />
        {children}
      </div>
    </div>
  );
}
