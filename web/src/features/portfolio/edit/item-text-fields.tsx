import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ItemValues } from './item-values.ts';

interface ItemTextFieldsProps {
  form: FormFields<ItemValues>;
  titleError?: string | undefined;
}

export function ItemTextFields({ form, titleError }: ItemTextFieldsProps) {
  const { issues, inputProps } = form;
  return (
    <>
      <Field label="Title" required error={issues.title ?? titleError}>
        <Input {...inputProps('title')} autoComplete="off" />
      </Field>
      <Field label="Description" aside="Optional" error={issues.description}>
        <Textarea
          {...inputProps('description')}
          rows={3}
          placeholder="What it is, who made it with you, what you did"
        />
      </Field>
    </>
  );
}
