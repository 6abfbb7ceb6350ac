import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';

const iconButtonVariants = cva(
  [
    'relative inline-flex shrink-0 select-none items-center justify-center rounded-md border',
    'transition-[background-color,color,transform] active:transform-[translateY(1px)] disabled:pointer-events-none disabled:opacity-50',
    '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-5',
  ],
  {
    variants: {
      variant: {
        ghost: 'border-transparent text-ink-soft hover:bg-well hover:text-ink',
        outline: 'border-rule-strong text-ink hover:border-ink hover:bg-well',
        primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-hover',
        danger: 'border-transparent text-danger-text hover:bg-danger-wash',
      },
      size: {
        sm: 'size-8 pointer-coarse:size-11',
        md: 'size-10 pointer-coarse:size-11',
        lg: 'size-12',
      },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
);

type IconButtonProps = ComponentProps<'button'> &
  VariantProps<typeof iconButtonVariants> & {
    /** The accessible name. */
    label: string;
    asChild?: boolean;
  };

export function IconButton({
  className,
  variant,
  size,
  label,
  asChild = false,
  ...props
}: IconButtonProps) {
  const shared = {
    'data-slot': 'icon-button',
    'aria-label': label,
    className: cn(iconButtonVariants({ variant, size }), className),
  };
  return asChild ? (
    <Slot {...shared} {...props} />
  ) : (
    <button type="button" {...shared} {...props} />
  );
}
