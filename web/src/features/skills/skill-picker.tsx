import { useState } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { SkillCombobox } from './skill-combobox.tsx';

interface SkillPickerProps {
  label: string;
  /** The skills to choose from. */
  skills: readonly string[];
  value: readonly string[];
  onChange: (skills: string[]) => void;
  required?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  max?: number;
}

export function SkillPicker(props: SkillPickerProps) {
  const { label, skills, value, onChange, required, error, hint, max = 24 } = props;
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
          name="skills"
          skills={skills}
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
