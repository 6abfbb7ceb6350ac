import { useFormContext } from 'react-hook-form';
import { Textarea } from '#web/ui/textarea.tsx';
import { FormField } from './form-field.tsx';
import type { ProfileInput } from './profile-values.ts';

export function PersonFields() {
  const { register } = useFormContext<ProfileInput>();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="firstName" label="First name" required autoComplete="given-name" />
        <FormField name="lastName" label="Last name" required autoComplete="family-name" />
      </div>
      <FormField name="bio" label="Bio" hint="What you make, and what you are looking for.">
        <Textarea {...register('bio')} />
      </FormField>
      <FormField
        name="phoneNumber"
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="Only your connections see it."
      />
    </>
  );
}
