import type { FormFields } from '#web/lib/forms/use-form.ts';
import { ProfileField } from './profile-field.tsx';
import type { ProfileValues } from './profile-values.ts';

const linkFields = [
  { name: 'portfolioUrl', label: 'Portfolio', placeholder: 'https://…' },
  { name: 'website', label: 'Website', placeholder: 'https://…' },
  { name: 'linkedinUrl', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/…' },
  { name: 'twitterUrl', label: 'Twitter', placeholder: 'https://x.com/…' },
  { name: 'youtubeUrl', label: 'YouTube', placeholder: 'https://www.youtube.com/@…' },
  { name: 'imdbUrl', label: 'IMDb', placeholder: 'https://www.imdb.com/name/…' },
] as const;

export function LinkFields({ form }: { form: FormFields<ProfileValues> }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="pb-3 font-display text-lg">Links</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        {linkFields.map((field) => (
          <ProfileField key={field.name} form={form} type="url" {...field} />
        ))}
        <ProfileField
          form={form}
          name="instagramUsername"
          label="Instagram"
          hint="Only your username, such as maya.okafor."
          placeholder="username"
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
