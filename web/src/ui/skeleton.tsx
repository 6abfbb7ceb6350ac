import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';

/** Sized by the caller. The region around it carries `aria-busy`. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('h-4 animate-breathe rounded-sm bg-rule', className)}
      {...props}
    />
  );
}
