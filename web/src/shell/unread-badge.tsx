import { cn } from '#web/ui/styles/cn.ts';

interface UnreadBadgeProps {
  /** Nothing is shown for none. */
  count: number;
  className?: string;
}

/** “9+” at most; what it counts is said by the label of its button or link. */
export function UnreadBadge({ count, className }: UnreadBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-mono text-2xs text-accent-ink',
        className,
      )}
    >
      {formatUnread(count)}
    </span>
  );
}

export const formatUnread = (count: number) => (count > 9 ? '9+' : String(count));
