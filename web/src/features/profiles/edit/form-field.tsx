import { type ReactNode } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { ProfileInput } from './profile-values.ts';

interface FormFieldProps {
  name: FieldPath<ProfileInput>;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  type?: 'text' | 'url' | 'tel';
  autoComplete?: string;
  placeholder?: string;
  /** Replaces the text input; registers itself. */
  children?: ReactNode;
}

export function FormField(props: FormFieldProps) {
  const { name, label, required, hint, children, ...input } = props;
  const { register, getFieldState, formState } = useFormContext<ProfileInput>();
  const { error } = getFieldState(name, formState);
  return (
    <Field label={label} required={required} hint={hint} error={error?.message}>
      {children ?? <Input {...input} {...register(name)} />}
    </Field>
  );
}
