import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { ProfileField } from './profile-field.tsx';
import type { ProfileValues } from './profile-values.ts';

export function PersonFields({ form }: { form: FormFields<ProfileValues> }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <ProfileField
          form={form}
          name="firstName"
          label="First name"
          required
          autoComplete="given-name"
        />
        <ProfileField
          form={form}
          name="lastName"
          label="Last name"
          required
          autoComplete="family-name"
        />
      </div>
      <ProfileField
        form={form}
        name="bio"
        label="Bio"
        hint="What you make, and what you are looking for."
      >
        <Textarea {...form.inputProps('bio')} />
      </ProfileField>
      <ProfileField
        form={form}
        name="phoneNumber"
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="Only your connections see it."
      />
    </>
  );
}
