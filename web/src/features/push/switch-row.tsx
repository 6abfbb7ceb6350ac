import { type ReactNode, useId } from 'react';
import { FieldContext } from '#web/ui/field-context.ts';
import { Label } from '#web/ui/label.tsx';

interface SwitchRowProps {
  label: string;
  hint: string;
  /** A `Switch`, which the label and the hint belong to. */
  children: ReactNode;
}

export function SwitchRow({ label, hint, children }: SwitchRowProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid gap-0.5">
        <Label htmlFor={id} className="text-base">
          {label}
        </Label>
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      </div>
      <FieldContext value={{ id, 'aria-describedby': hintId }}>{children}</FieldContext>
    </div>
  );
}
