import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';

export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      className={cn(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-b-2 border-rule-strong bg-raised px-1.5 font-mono text-2xs text-ink-soft',
        className,
      )}
      {...props}
    />
  );
}
