import * as LabelPrimitive from 'radix-ui/label';
import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';

export function Label({ className, ...props }: ComponentProps<typeof LabelPrimitive.Root>) {
  return (
    <LabelPrimitive.Root
      data-slot="label"
      className={cn('text-sm font-medium text-ink', className)}
      {...props}
    />
  );
}
