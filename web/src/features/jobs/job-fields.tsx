import { schoolNames } from '#contract/catalogue/schools.ts';
import { type PaymentType, paymentTypes } from '#contract/jobs/forms.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { SkillPicker } from '../skills/skill-picker.tsx';
import { allSchools, type JobValues } from './job-values.ts';
import { paymentLabels } from './payment-labels.ts';

interface JobFieldsProps {
  values: JobValues;
  issues: Record<string, string>;
  onChange: (part: Partial<JobValues>) => void;
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

export function JobFields({ values, issues, onChange, skills, isNew }: JobFieldsProps) {
  return (
    <>
      <Field label="Title" required error={withoutHeading(issues.title)}>
        <Input
          name="title"
          placeholder="Who or what you are looking for"
          value={values.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="Description" required error={withoutHeading(issues.description)}>
        <Textarea
          name="description"
          placeholder="The project, the people, what you need and what you offer"
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <SkillPicker
        label="Skills"
        required={isNew}
        skills={skills}
        value={values.skills}
        error={withoutHeading(issues.skills)}
        onChange={(chosen) => onChange({ skills: chosen })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Payment Type">
          <Select
            name="paymentType"
            value={values.paymentType}
            onChange={(event) => onChange({ paymentType: event.target.value as PaymentType })}
          >
            {paymentTypes.map((type) => (
              <option key={type} value={type}>
                {paymentLabels[type].option}
              </option>
            ))}
          </Select>
        </Field>
        {facts.map(({ name, label, placeholder }) => (
          <Field key={name} label={label} error={issues[name]}>
            <Input
              name={name}
              placeholder={placeholder}
              value={values[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </Field>
        ))}
        {isNew && (
          <Field label="Target School">
            <Select
              name="targetSchool"
              value={values.targetSchool}
              onChange={(event) => onChange({ targetSchool: event.target.value })}
            >
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
          name="requirements"
          rows={2}
          placeholder="Gear, experience or days that somebody must bring"
          className="min-h-16"
          value={values.requirements}
          onChange={(event) => onChange({ requirements: event.target.value })}
        />
      </Field>
    </>
  );
}

/** A message such as “Skills required: …” has its heading in the toast; the field shows the rest. */
function withoutHeading(message: string | undefined): string | undefined {
  return message?.split(': ').at(-1);
}
