import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';

export function SkipLink({
  className,
  href = '#main',
  children = 'Skip to content',
  ...props
}: ComponentProps<'a'>) {
  return (
    <a
      data-slot="skip-link"
      href={href}
      className={cn(
        'sr-only rounded-md bg-accent px-4 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50',
        className,
      )}
      {...props}
    >
      {children}
    </a>
  );
}
