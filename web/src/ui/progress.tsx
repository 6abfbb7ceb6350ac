import * as ProgressPrimitive from 'radix-ui/progress';
import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';

/** `value` from 0 to `max` (100); null when the progress is unknown. */
export function Progress({
  className,
  value = null,
  max = 100,
  ...props
}: ComponentProps<typeof ProgressPrimitive.Root> & { 'aria-label': string }) {
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={value}
      max={max}
      className={cn('h-2 w-full overflow-hidden rounded-xs bg-well', className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        className="block h-full bg-accent transition-[width] data-[state=indeterminate]:animate-breathe"
        style={{ width: value == null ? '100%' : `${(100 * value) / max}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
