import type { ComponentProps, ReactNode } from 'react';
import { cn } from './styles/cn.ts';

export function FactList({ className, ...props }: ComponentProps<'dl'>) {
  return (
    <dl
      data-slot="fact-list"
      className={cn(
        'grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 border-y border-rule [&>*]:py-2.5',
        className,
      )}
      {...props}
    />
  );
}

export function Fact({
  label,
  mono = false,
  children,
  className,
}: {
  label: string;
  /** For dates, times, amounts and counts. */
  mono?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div data-slot="fact" className={cn('min-w-0', className)}>
      <dt className="font-mono text-2xs tracking-label text-ink-faint uppercase">{label}</dt>
      <dd
        className={cn('wrap-anywhere text-ink', mono ? 'font-mono text-sm leading-6' : 'text-base')}
      >
        {children}
      </dd>
    </div>
  );
}
