import { cva } from 'class-variance-authority';

export const alertVariants = cva(
  'flex items-start gap-3 rounded-sm border border-l-4 px-4 py-3 text-sm text-ink [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
  {
    variants: {
      variant: {
        note: 'border-rule border-l-accent bg-accent-wash',
        danger: 'border-danger-text border-l-danger bg-danger-wash',
      },
    },
    defaultVariants: { variant: 'note' },
  },
);
