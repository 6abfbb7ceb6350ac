import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { normalizeOtp } from './normalize-otp.ts';
import { cn } from './styles/cn.ts';

type OtpInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength'> & {
  value: string;
  onChange: (value: string) => void;
  length?: number;
};

/** One real input below the drawn boxes, so that paste, autofill and screen readers work. */
export function OtpInput({ value, onChange, length = 6, className, ...props }: OtpInputProps) {
  const field = useFieldControl(props);
  const allowed = props.inputMode === 'numeric' ? 'digits' : 'letters and digits';
  const boxes = Array.from({ length }, (_, index) => index);
  return (
    <div data-slot="otp-input" className={cn('group relative w-fit', className)}>
      <div aria-hidden="true" className="flex gap-1.5 sm:gap-2">
        {boxes.map((index) => (
          <span
            key={index}
            data-active={index === Math.min(value.length, length - 1) || undefined}
            className={cn(
              'grid h-14 w-11 place-items-center rounded-md border border-rule-strong bg-raised font-mono text-2xl text-ink',
              'group-focus-within:data-active:border-ring group-focus-within:data-active:outline-2 group-focus-within:data-active:outline-ring',
              'group-has-[[aria-invalid=true]]:border-danger-text group-has-[:disabled]:bg-well group-has-[:disabled]:text-ink-faint',
            )}
          >
            {value[index] ?? ''}
          </span>
        ))}
      </div>
      <input
        type="text"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        value={value}
        onChange={(event) => onChange(normalizeOtp(event.target.value, length, allowed))}
        className="absolute inset-0 size-full bg-transparent font-mono text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent focus-visible:shadow-none"
      />
    </div>
  );
}
