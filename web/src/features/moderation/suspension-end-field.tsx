import { useState } from 'react';
import { formatDayKey } from '#web/lib/format/format-date.ts';
import { schoolZone } from '#web/lib/format/school-time.ts';
import { type SuspensionEndValues, suspensionEnds } from '#web/lib/forms/suspension-end.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';

/** How long a member is shut out. */
export function SuspensionEndField({ form }: { form: FormFields<SuspensionEndValues> }) {
  const { values, issues, change, inputProps } = form;
  const [today] = useState(() => formatDayKey(new Date()));
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-sm font-medium">How long?</legend>
      <RadioGroup
        name="ends"
        value={values.ends}
        className="grid-cols-2"
        onValueChange={(ends) => change({ ends })}
      >
        {Object.entries(suspensionEnds).map(([key, label]) => (
          <Radio key={key} value={key}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
      {values.ends === 'date' && (
        <Field
          label="Last day"
          required
          error={issues.until && 'Please choose a day to come.'}
          aside={schoolZone()}
        >
          <Input type="date" min={today} max="2199-12-31" {...inputProps('until')} />
        </Field>
      )}
      {values.ends !== 'date' && issues.until && (
        <p role="alert" className="text-sm text-danger-text">
          {issues.until}
        </p>
      )}
    </fieldset>
  );
}
