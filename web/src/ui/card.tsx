import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';

type CardProps = ComponentProps<'article'> & { asChild?: boolean };

export function Card({ className, asChild = false, ...props }: CardProps) {
  const Root = asChild ? Slot : 'article';
  return (
    <Root
      data-slot="card"
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-sm border border-rule bg-sheet px-4 py-4 text-ink sm:gap-4 sm:px-5 sm:py-5',
        className,
      )}
      {...props}
    />
  );
}

/** Tapes that overlap the card's top edge. */
export function CardTapes({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-tapes"
      className={cn('absolute -top-3 -left-1.5 z-1 flex gap-1', className)}
      {...props}
    />
  );
}

export function CardHeader({ className, ...props }: ComponentProps<'header'>) {
  return (
    <header
      data-slot="card-header"
      className={cn('flex min-w-0 items-start gap-3', className)}
      {...props}
    />
  );
}

export function CardTitle({
  className,
  asChild = false,
  ...props
}: ComponentProps<'h3'> & { asChild?: boolean }) {
  const Root = asChild ? Slot : 'h3';
  return (
    <Root
      data-slot="card-title"
      className={cn('font-display text-xl text-balance wrap-anywhere', className)}
      {...props}
    />
  );
}

/** Spans the full width of the card. */
export function CardMedia({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-media"
      className={cn('-mx-4 overflow-hidden border-y border-rule bg-well sm:-mx-5', className)}
      {...props}
    />
  );
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-body"
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-3 text-base text-ink-soft', className)}
      {...props}
    />
  );
}

export function CardActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-actions"
      className={cn(
        '-mb-3 flex flex-wrap items-center gap-2 border-t border-rule pt-1 sm:-mb-2 sm:pt-3',
        className,
      )}
      {...props}
    />
  );
}
