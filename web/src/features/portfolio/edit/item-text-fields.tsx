import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

export interface ItemTexts {
  title: string;
  description: string;
}

interface ItemTextFieldsProps {
  value: ItemTexts;
  titleError?: string | undefined;
  onChange: (texts: ItemTexts) => void;
}

export function ItemTextFields({ value, titleError, onChange }: ItemTextFieldsProps) {
  return (
    <>
      <Field label="Title" required error={titleError}>
        <Input
          name="title"
          maxLength={150}
          autoComplete="off"
          value={value.title}
          onChange={(event) => onChange({ ...value, title: event.target.value })}
        />
      </Field>
      <Field label="Description" aside="Optional">
        <Textarea
          name="description"
          rows={3}
          maxLength={5_000}
          placeholder="What it is, who made it with you, what you did"
          value={value.description}
          onChange={(event) => onChange({ ...value, description: event.target.value })}
        />
      </Field>
    </>
  );
}
