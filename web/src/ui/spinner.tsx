import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';

/** Decorative by default; needs a `label` where no text stands beside it. */
export function Spinner({
  className,
  label,
  ...props
}: ComponentProps<'svg'> & { label?: string }) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      className={cn('size-4 shrink-0 animate-spin', className)}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...props}
    >
      <circle cx="12" cy="12" r="9" className="opacity-25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
