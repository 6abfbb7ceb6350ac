import { Check, Minus } from 'lucide-react';
import * as CheckboxPrimitive from 'radix-ui/checkbox';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { cn } from './styles/cn.ts';
import { touchTarget } from './styles/touch-target.ts';

export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        touchTarget,
        'group size-5 shrink-0 rounded-sm border border-rule-strong bg-raised text-accent-ink transition-colors',
        'hover:border-ink data-[state=checked]:border-accent-text data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent-text data-[state=indeterminate]:bg-accent',
        'aria-invalid:border-danger-text disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...useFieldControl(props)}
    >
      <CheckboxPrimitive.Indicator className="grid place-items-center">
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="size-3.5 group-data-[state=indeterminate]:hidden"
        />
        <Minus
          aria-hidden="true"
          strokeWidth={3}
          className="hidden size-3.5 group-data-[state=indeterminate]:block"
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
