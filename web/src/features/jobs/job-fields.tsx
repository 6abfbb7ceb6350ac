import { schoolNames } from '#contract/catalogue/schools.ts';
import { paymentTypes } from '#contract/jobs/payment-types.ts';
import { splitHeading } from '#web/lib/forms/split-heading.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { SkillPicker } from '../skills/skill-picker.tsx';
import { allSchools, type JobValues } from './job-values.ts';
import { paymentLabels } from './payment-labels.ts';

interface JobFieldsProps {
  form: FormFields<JobValues>;
  /** The skills to choose from. */
  skills: readonly string[];
  /** The school of a job cannot be edited. */
  isNew?: boolean;
}

const facts = [
  { name: 'budget', label: 'Budget', placeholder: '$180 a day' },
  { name: 'duration', label: 'Duration', placeholder: 'Two nights' },
  { name: 'location', label: 'Location', placeholder: 'Pier 40, roof' },
  { name: 'startDate', label: 'Start Date', placeholder: 'Friday, or flexible' },
] as const;

export function JobFields({ form, skills, isNew }: JobFieldsProps) {
  const { values, issues, change, inputProps } = form;
  return (
    <>
      <Field label="Title" required error={withoutHeading(issues.title)}>
        <Input placeholder="Who or what you are looking for" {...inputProps('title')} />
      </Field>
      <Field label="Description" required error={withoutHeading(issues.description)}>
        <Textarea
          placeholder="The project, the people, what you need and what you offer"
          {...inputProps('description')}
        />
      </Field>
      <SkillPicker
        label="Skills"
        required={isNew}
        skills={skills}
        value={values.skills}
        error={withoutHeading(issues.skills)}
        onChange={(chosen) => change({ skills: chosen })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
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
      <Field label="Requirements" error={issues.requirements} aside="Optional">
        <Textarea
          rows={2}
          placeholder="Gear, experience or days that somebody must bring"
          className="min-h-16"
          {...inputProps('requirements')}
        />
      </Field>
    </>
  );
}

/** The heading of a message is the title of the toast. */
function withoutHeading(message: string | undefined): string | undefined {
  return message && splitHeading(message).text;
}
