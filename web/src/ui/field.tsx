import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';
import { Label } from './label.tsx';
import { cn } from './styles/cn.ts';

interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** At the end of the label's line, such as a link or a counter. */
  aside?: ReactNode;
  className?: string;
}

/** Connects label, control, hint and error by id; the control reads its props from the context. */
export function Field(props: FieldProps) {
  const { label, children, error, hint, required, hideLabel, aside, className } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div data-slot="field" className={cn('grid gap-1.5', className)}>
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <Label htmlFor={id}>
          {label}
          {required && (
            <span aria-hidden="true" className="text-accent-text">
              {' '}
              *
            </span>
          )}
        </Label>
        {aside && <span className="text-xs text-ink-faint">{aside}</span>}
      </div>
      <FieldContext
        value={{
          id,
          ...(required && { required }),
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(error && { 'aria-invalid': true }),
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={hintId} data-slot="field-hint" className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} data-slot="field-error" role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
}
