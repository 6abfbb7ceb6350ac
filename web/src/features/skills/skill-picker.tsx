import { useState } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { SkillCombobox } from './skill-combobox.tsx';

interface SkillPickerProps {
  label: string;
  /** The skills to choose from. */
  skills: readonly string[];
  /** Those to choose from while nothing is typed; by default all. */
  offered?: readonly string[];
  /** The field that it fills; a form with several pickers gives each its own. */
  name?: string;
  value: readonly string[];
  onChange: (skills: string[]) => void;
  required?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  max?: number;
}

export function SkillPicker(props: SkillPickerProps) {
  const { label, skills, offered, name = 'skills', value, onChange } = props;
  const { required, error, hint, max = 24 } = props;
  const [announcement, setAnnouncement] = useState('');
  const isFull = value.length >= max;

  function add(skill: string): void {
    if (value.includes(skill) || isFull) return;
    onChange([...value, skill]);
    setAnnouncement(`${skill} added`);
  }

  function remove(skill: string): void {
    onChange(value.filter((one) => one !== skill));
    setAnnouncement(`${skill} removed`);
  }

  return (
    <div className="grid gap-2">
      <Field
        label={label}
        required={required}
        error={error}
        hint={isFull ? `${max} skills are the most that fit here.` : hint}
      >
        {value.length > 0 && (
          <ul aria-label="Chosen skills" className="flex flex-wrap gap-1.5">
            {value.map((skill) => (
              <li key={skill} className="max-w-full">
                <Chip
                  variant="selected"
                  removeLabel={`Remove ${skill}`}
                  onRemove={() => remove(skill)}
                >
                  {skill}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <SkillCombobox
          name={name}
          skills={skills}
          offered={offered}
          chosen={value}
          disabled={isFull}
          onChoose={add}
          onRemoveLast={() => {
            const last = value.at(-1);
            if (last) remove(last);
          }}
        />
      </Field>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
