import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { AttachedMedia } from '../media/api.ts';
import { PosterField } from '../media/poster-field.tsx';

export interface ProjectValues {
  title: string;
  description: string;
}

interface ProjectFieldsProps {
  form: FormFields<ProjectValues>;
  poster: AttachedMedia;
}

export function ProjectFields({ form, poster }: ProjectFieldsProps) {
  const { issues, inputProps } = form;
  return (
    <>
      <Field label="Title" required error={issues.title}>
        <Input placeholder="The Last Wash" {...inputProps('title')} />
      </Field>
      <Field label="Description" error={issues.description} aside="Optional">
        <Textarea
          rows={4}
          placeholder="What it is, where it stands, who it is for"
          {...inputProps('description')}
        />
      </Field>
      <PosterField poster={poster} />
    </>
  );
}
