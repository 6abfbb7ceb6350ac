import type { AdminUser } from '#contract/admin/contract.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { UrlInput } from '#web/ui/url-input.tsx';
import { StudyFields } from './study-fields.tsx';
import type { UserValues } from './user-values.ts';

const columns = 'grid items-start gap-5 pt-5 first:pt-0 sm:grid-cols-2';

interface UserFieldsProps {
  form: FormFields<UserValues>;
  user: AdminUser;
}

export function UserFields({ form, user }: UserFieldsProps) {
  return (
    <>
      <div className={columns}>
        <TextField form={form} name="firstName" label="First name" required />
        <TextField form={form} name="lastName" label="Last name" required />
        <TextField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          required
          hint="A new address signs in from now on; both addresses are told."
        />
        <TextField form={form} name="phoneNumber" label="Phone number" type="tel" />
        <StudyFields form={form} user={user} />
      </div>
      <TextField form={form} name="skills" label="Skills" hint="Separated by commas." />
      <Field label="Bio" error={form.issues.bio}>
        <Textarea rows={3} {...form.inputProps('bio')} />
      </Field>
      <fieldset className="grid gap-5">
        <legend className="pb-3 font-display text-lg">Social links</legend>
        <div className={columns}>
          <TextField form={form} name="website" label="Website" type="url" />
          <TextField form={form} name="instagramUrl" label="Instagram" type="url" />
          <TextField form={form} name="linkedinUrl" label="LinkedIn" type="url" />
          <TextField form={form} name="twitterUrl" label="Twitter" type="url" />
        </div>
      </fieldset>
    </>
  );
}

interface TextFieldProps {
  form: FormFields<UserValues>;
  name: keyof UserValues;
  label: string;
  type?: 'text' | 'url' | 'tel' | 'email';
  required?: boolean;
  hint?: string;
}

function TextField({ form, name, label, type, required, hint }: TextFieldProps) {
  return (
    <Field label={label} required={required} hint={hint} error={form.issues[name]}>
      {type === 'url' ? (
        <UrlInput {...form.inputProps(name)} />
      ) : (
        <Input type={type} autoComplete="off" {...form.inputProps(name)} />
      )}
    </Field>
  );
}
