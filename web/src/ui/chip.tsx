import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';
import { touchTarget } from './styles/touch-target.ts';

const chipVariants = cva(
  'inline-flex h-7 max-w-full items-center gap-1 rounded-full border px-3 text-xs font-medium whitespace-nowrap no-underline transition-colors',
  {
    variants: {
      variant: {
        default: 'border-rule-chip bg-transparent text-ink-soft',
        selected: 'border-transparent bg-ink text-paper',
        action:
          'border-rule-strong text-ink hover:border-ink hover:bg-well pointer-coarse:h-11 pointer-coarse:px-4',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

type ChipProps = ComponentProps<'span'> &
  VariantProps<typeof chipVariants> & {
    asChild?: boolean;
    onRemove?: () => void;
    removeLabel?: string;
  };

/** `asChild` for a link or a button, `onRemove` for a removable chip. */
export function Chip(props: ChipProps) {
  const {
    className,
    variant,
    asChild,
    onRemove,
    removeLabel = 'Remove',
    children,
    ...rest
  } = props;
  const classes = cn(chipVariants({ variant }), onRemove && 'pr-1.5', className);
  if (asChild) {
    return (
      <Slot data-slot="chip" className={classes} {...rest}>
        {children}
      </Slot>
    );
  }
  return (
    <span data-slot="chip" className={classes} {...rest}>
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          className={cn(touchTarget, 'grid size-5 place-items-center rounded-full')}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-3" />
        </button>
      )}
    </span>
  );
}
