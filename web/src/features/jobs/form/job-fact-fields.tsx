import { schoolNames } from '#contract/catalogue/schools.ts';
import { jobTypes } from '#contract/jobs/forms.ts';
import { paymentTypes } from '#contract/jobs/payment-types.ts';
import { jobTypeLabels } from '#web/lib/format/job-type-labels.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { paymentLabels } from '../payment-labels.ts';
import { allSchools, type JobValues } from './job-values.ts';
import { StartDateField } from './start-date-field.tsx';

interface JobFactFieldsProps {
  form: FormFields<JobValues>;
  isNew: boolean | undefined;
}

const facts = [
  { name: 'budget', label: 'Budget', placeholder: '$180 a day' },
  { name: 'duration', label: 'Duration', placeholder: 'Two nights' },
  { name: 'location', label: 'Location', placeholder: 'Pier 40, roof' },
] as const;

export function JobFactFields({ form, isNew }: JobFactFieldsProps) {
  const { values, issues, change, inputProps } = form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Type">
        <Select {...inputProps('type')}>
          <option value="">No particular type</option>
          {jobTypes.map((type) => (
            <option key={type} value={type}>
              {jobTypeLabels[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Payment Type">
        <Select {...inputProps('paymentType')}>
          {paymentTypes.map((type) => (
            <option key={type} value={type}>
              {paymentLabels[type].option}
            </option>
          ))}
        </Select>
      </Field>
      {facts.map(({ name, label, placeholder }) => (
        <Field key={name} label={label} error={issues[name]}>
          <Input placeholder={placeholder} {...inputProps(name)} />
        </Field>
      ))}
      <StartDateField
        value={values.startDate}
        error={issues.startDate}
        onChange={(startDate) => change({ startDate })}
      />
      {isNew && (
        <Field label="Target School">
          <Select {...inputProps('targetSchool')}>
            <option value={allSchools}>All schools</option>
            {schoolNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}
