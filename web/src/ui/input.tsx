import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { cn } from './styles/cn.ts';
import { controlFrame } from './styles/control-styles.ts';

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
