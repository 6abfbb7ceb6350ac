import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';

const tapeVariants = cva(
  'torn inline-flex h-6 items-center gap-1.5 px-2.5 font-mono text-2xs tracking-tape whitespace-nowrap uppercase [&_svg]:size-3',
  {
    variants: {
      tone: {
        post: 'bg-post-tape text-tape-ink',
        showcase: 'bg-showcase-tape text-tape-ink',
        job: 'bg-job-tape text-tape-ink',
        event: 'bg-event-tape text-tape-ink',
        accent: 'bg-accent text-accent-ink',
        gaffer: 'bg-gaffer text-gaffer-ink',
        plain: 'bg-well text-ink-soft',
        danger: 'bg-danger text-danger-ink',
      },
      tilt: { none: '', left: '-rotate-[1.2deg]', right: 'rotate-[1.2deg]' },
    },
    defaultVariants: { tone: 'plain', tilt: 'none' },
  },
);

/** Shows a kind or a state; not for decoration. */
export function Tape({
  className,
  tone,
  tilt,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof tapeVariants>) {
  return (
    <span data-slot="tape" className={cn(tapeVariants({ tone, tilt }), className)} {...props} />
  );
}
