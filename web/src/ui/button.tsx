import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';
import { cn } from './styles/cn.ts';

const framed = ['primary', 'solid', 'outline', 'ghost', 'danger'] as const;

export const buttonVariants = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap',
    'transition-[background-color,border-color,color,transform] active:transform-[translateY(1px)]',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50',
    '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-hover',
        solid: 'border-transparent bg-ink text-paper hover:bg-ink-soft',
        outline: 'border-rule-strong bg-transparent text-ink hover:border-ink hover:bg-well',
        ghost: 'border-transparent bg-transparent text-ink hover:bg-well',
        danger: 'border-transparent bg-danger text-danger-ink hover:bg-danger-hover',
        link: 'border-transparent bg-transparent text-ink underline decoration-accent decoration-2 underline-offset-4 hover:decoration-ink',
      },
      size: {
        sm: 'h-8 text-sm pointer-coarse:h-11',
        md: 'h-10 text-sm pointer-coarse:h-11',
        lg: 'h-12 text-base',
      },
    },
    compoundVariants: [
      { variant: [...framed], className: 'no-underline' },
      { variant: [...framed], size: 'sm', className: 'px-3' },
      { variant: [...framed], size: 'md', className: 'px-4' },
      { variant: [...framed], size: 'lg', className: 'px-6' },
    ],
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    asChild?: boolean;
    /** Shows a spinner and disables the button. */
    pending?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  asChild = false,
  pending = false,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot data-slot="button" className={classes} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      data-slot="button"
      className={classes}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...props}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
