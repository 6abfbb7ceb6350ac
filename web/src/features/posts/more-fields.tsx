import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ProjectReference } from '#contract/projects/reference.ts';
import { mediaKindOfUrl } from '#contract/uploads/media.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { UrlInput } from '#web/ui/url-input.tsx';
import type { MediaList } from '../media/api.ts';
import { ProjectField } from '../projects/project-field.tsx';
import { ItemSkillPicker } from '../skills/item-skill-picker.tsx';
import type { PostValues } from './post-values.ts';

interface MoreFieldsProps {
  form: FormFields<PostValues>;
  media: MediaList;
  isNew?: boolean | undefined;
  project: ProjectReference | null | undefined;
}

/** The address of media elsewhere, skills and project. Open where something was entered. */
export function MoreFields({ form, media, isNew, project }: MoreFieldsProps) {
  const { values, issues, change } = form;
  const id = useId();
  const [isOpened, setOpened] = useState(
    values.skills.length > 0 || values.imageUrl !== '' || values.projectId !== '',
  );
  const issue = issues.imageUrl ?? issues.imageAlt ?? issues.skills ?? issues.projectId;
  const isOpen = isOpened || Boolean(issue);
  return (
    <div className="grid gap-5">
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
      >
        More
        <ChevronDown aria-hidden="true" className={cn(isOpen && 'rotate-180')} />
      </Button>
      <div id={id} hidden={!isOpen} className="grid gap-5 [&[hidden]]:hidden">
        {isNew && <AddressFields form={form} media={media} />}
        <ItemSkillPicker
          label="Skills"
          hint={isNew ? 'Optional: what people with these skills may want to see.' : undefined}
          value={values.skills}
          error={issues.skills}
          onChange={(chosen) => change({ skills: chosen })}
        />
        <ProjectField form={form} current={project} />
      </div>
    </div>
  );
}

/** Choosing an address clears the files, as choosing a file clears the address. */
function AddressFields({ form, media }: Pick<MoreFieldsProps, 'form' | 'media'>) {
  const { values, issues, inputProps } = form;
  const url = inputProps('imageUrl');
  const link = values.imageUrl.trim();
  return (
    <>
      <Field
        label="Media URL"
        error={issues.imageUrl}
        aside="Instead of a file"
        hint="A picture is copied and shown. A video of YouTube or Vimeo plays here. Anything else becomes a link."
      >
        <UrlInput
          {...url}
          onChange={(event) => {
            if (event.target.value) media.clear();
            url.onChange(event);
          }}
        />
      </Field>
      {link && mediaKindOfUrl(link) === 'image' && (
        <Field label="Describe the image" error={issues.imageAlt} aside="Optional">
          <Input
            placeholder="Two dancers lit from below, one mid-jump"
            {...inputProps('imageAlt')}
          />
        </Field>
      )}
    </>
  );
}
