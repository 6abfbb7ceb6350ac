import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { UrlInput } from '#web/ui/url-input.tsx';
import type { ItemValues } from './item-values.ts';

export function VideoUrlField({ form }: { form: FormFields<ItemValues> }) {
  return (
    <Field label="Video URL" error={form.issues.videoUrl} hint="A video on YouTube or Vimeo">
      <UrlInput {...form.inputProps('videoUrl')} />
    </Field>
  );
}
