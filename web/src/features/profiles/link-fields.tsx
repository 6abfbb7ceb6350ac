import { FormField } from './form-field.tsx';

const addresses = [
  { name: 'portfolioUrl', label: 'Portfolio', placeholder: 'https://…' },
  { name: 'website', label: 'Website', placeholder: 'https://…' },
  { name: 'linkedinUrl', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/…' },
  { name: 'twitterUrl', label: 'Twitter', placeholder: 'https://x.com/…' },
  { name: 'youtubeUrl', label: 'YouTube', placeholder: 'https://www.youtube.com/@…' },
  { name: 'imdbUrl', label: 'IMDb', placeholder: 'https://www.imdb.com/name/…' },
] as const;

export function LinkFields() {
  return (
    <fieldset className="grid gap-5">
      <legend className="pb-3 font-display text-lg">Links</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        {addresses.map((address) => (
          <FormField key={address.name} type="url" autoComplete="off" {...address} />
        ))}
        <FormField
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
