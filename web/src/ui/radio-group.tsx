import * as RadioGroupPrimitive from 'radix-ui/radio-group';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './styles/cn.ts';
import { touchTarget } from './styles/touch-target.ts';

export function RadioGroup({
  className,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return (
    <RadioGroupPrimitive.Root
      data-slot="radio-group"
      className={cn('grid gap-3', className)}
      {...props}
    />
  );
}

export function Radio({
  className,
  children,
  hint,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Item> & { children: ReactNode; hint?: ReactNode }) {
  const id = useId();
  return (
    <div className={cn('flex items-start gap-3', className)}>
      <RadioGroupPrimitive.Item
        data-slot="radio"
        id={id}
        className={cn(
          touchTarget,
          'mt-0.5 size-5 shrink-0 rounded-full border border-rule-strong bg-raised transition-colors hover:border-ink',
          'data-[state=checked]:border-accent-text data-[state=checked]:bg-accent disabled:cursor-not-allowed disabled:opacity-50',
        )}
        {...props}
      >
        <RadioGroupPrimitive.Indicator className="grid size-full place-items-center before:size-2 before:rounded-full before:bg-accent-ink" />
      </RadioGroupPrimitive.Item>
      <label htmlFor={id} className="grid gap-0.5 text-sm leading-6 font-medium">
        {children}
        {hint && <span className="text-xs leading-normal font-normal text-ink-faint">{hint}</span>}
      </label>
    </div>
  );
}
