import { useState } from 'react';
import { isDayKey } from '#web/lib/format/format-date.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface StartDateFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A day, or words such as "flexible". */
export function StartDateField({ value, error, onChange }: StartDateFieldProps) {
  const [isDay, setDay] = useState(value === '' || isDayKey(value));
  return (
    <Field
      label="Start Date"
      error={error}
      aside={
        <button
          type="button"
          className="relative rounded-sm underline decoration-accent decoration-2 underline-offset-4 after:absolute after:-inset-2"
          onClick={() => {
            setDay(!isDay);
            onChange('');
          }}
        >
          {isDay ? 'Write words instead' : 'Pick a day instead'}
        </button>
      }
    >
      <Input
        key={String(isDay)}
        name="startDate"
        {...(isDay ? { type: 'date' } : { placeholder: 'Mid-March, or flexible' })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
