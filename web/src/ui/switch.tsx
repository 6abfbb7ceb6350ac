import * as SwitchPrimitive from 'radix-ui/switch';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { cn } from './styles/cn.ts';
import { touchTarget } from './styles/touch-target.ts';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        touchTarget,
        'inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-rule-strong bg-well transition-colors',
        'data-[state=checked]:border-accent-text data-[state=checked]:bg-accent disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...useFieldControl(props)}
    >
      <SwitchPrimitive.Thumb className="ml-0.5 block size-4.5 rounded-full bg-ink-soft transition-[translate,background-color] data-[state=checked]:translate-x-5 data-[state=checked]:bg-accent-ink" />
    </SwitchPrimitive.Root>
  );
}
