import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { cn } from './styles/cn.ts';
import { controlFrame } from './styles/control-styles.ts';

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(
        controlFrame,
        'read-only:not-disabled:bg-well field-sizing-content max-h-96 min-h-24 py-2.5',
        className,
      )}
      {...useFieldControl(props)}
    />
  );
}
