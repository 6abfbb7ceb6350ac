import { type ReactNode } from 'react';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { UrlInput } from '#web/ui/url-input.tsx';
import type { ProfileValues } from './profile-values.ts';

interface ProfileFieldProps {
  form: FormFields<ProfileValues>;
  name: keyof ProfileValues;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  type?: 'text' | 'url' | 'tel';
  autoComplete?: string;
  placeholder?: string;
  /** Replaces the text input. */
  children?: ReactNode;
}

export function ProfileField(props: ProfileFieldProps) {
  const { form, name, label, required, hint, children, type, ...input } = props;
  const text = { ...input, ...form.inputProps(name) };
  return (
    <Field label={label} required={required} hint={hint} error={form.issues[name]}>
      {children ?? (type === 'url' ? <UrlInput {...text} /> : <Input type={type} {...text} />)}
    </Field>
  );
}
