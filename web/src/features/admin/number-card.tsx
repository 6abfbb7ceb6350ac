import type { ReactNode } from 'react';
import { formatCount } from '#web/lib/format/format-count.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { useCountFormat } from './use-count-format.ts';

interface NumberCardProps {
  label: string;
  /** Undefined while it loads. */
  value: number | string | undefined;
  /** Everybody can count it. */
  isPublic?: boolean;
  /** What the number means, below it. */
  children?: ReactNode;
  className?: string;
}

/** One number; stands in a `<dl>`. */
export function NumberCard({ label, value, isPublic, children, className }: NumberCardProps) {
  const formatForViewer = useCountFormat();
  const format = isPublic ? formatCount : formatForViewer;
  return (
    <div
      data-slot="number-card"
      className={cn(
        'grid min-w-0 content-start gap-1 rounded-sm border border-rule bg-sheet p-3 sm:p-4',
        className,
      )}
    >
      <dt className="font-mono text-2xs tracking-label text-ink-faint uppercase">{label}</dt>
      <dd className="grid gap-1">
        {value === undefined ? (
          <Skeleton className="h-8 w-20" />
        ) : (
          <span className="font-display text-2xl">
            {typeof value === 'number' ? format(value) : value}
          </span>
        )}
        {children && <span className="text-sm text-ink-soft">{children}</span>}
      </dd>
    </div>
  );
}
