import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { cn } from './styles/cn.ts';
import { controlFrame } from './styles/control-styles.ts';

type SelectProps = ComponentProps<'select'> & {
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
};

/** A native select; `<option>` and `<optgroup>` go inside. */
export function Select({ className, placeholder, children, ...props }: SelectProps) {
  const initial =
    placeholder && props.value === undefined && props.defaultValue === undefined
      ? { defaultValue: '' }
      : {};
  return (
    <div data-slot="select" className={cn('relative', className)}>
      <select
        className={cn(controlFrame, 'h-11 appearance-none truncate pr-10')}
        {...initial}
        {...useFieldControl(props)}
      >
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </div>
  );
}
