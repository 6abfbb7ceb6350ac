import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from './styles/cn.ts';

interface StickyColumnProps {
  className?: string;
  children: ReactNode;
}

/** A column taller than the window scrolls until its end is visible, then sticks. */
export function StickyColumn({ className, children }: StickyColumnProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const column = ref.current;
    if (!column) return;
    const observer = new ResizeObserver(() => setHeight(column.offsetHeight));
    observer.observe(column);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      data-slot="sticky-column"
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky', className)}
      style={{ top: `min(6rem, calc(100dvh - ${height}px - 1.5rem))` }}
    >
      {children}
    </div>
  );
}
