import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlFrame } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(controlFrame, 'read-only:not-disabled:bg-well h-11', className)}
      {...useFieldControl(props)}
    />
  );
}
