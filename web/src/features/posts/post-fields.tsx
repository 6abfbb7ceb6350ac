import { mostPostCharacters } from '#contract/posts/forms.ts';
import type { ProjectReference } from '#contract/projects/reference.ts';
import { decodeMentions, encodeMentions } from '#web/lib/forms/mention-values.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import type { MediaList } from '../media/api.ts';
import { MediaListField } from '../media/list/media-list-field.tsx';
import { TextEditorField } from '../text-editor/text-editor-field.tsx';
import { HangField } from './hang-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { PostTypeField } from './post-type-field.tsx';
import type { PostValues } from './post-values.ts';

interface PostFieldsProps {
  form: FormFields<PostValues>;
  media: MediaList;
  /** Type and media URL cannot be edited. */
  isNew?: boolean;
  project: ProjectReference | null | undefined;
}

/** The work first, then the words; what few posts need waits behind “More”. */
export function PostFields({ form, media, isNew, project }: PostFieldsProps) {
  const { values, issues, change } = form;
  return (
    <>
      <MediaListField media={media} onAdded={() => change({ imageUrl: '' })} />
      <Field
        label={isNew ? 'What would you like to say?' : 'Content'}
        required
        error={issues.content}
      >
        <TextEditorField
          name="content"
          value={{ text: values.content, mentions: decodeMentions(values.mentions) }}
          onChange={({ text, mentions }) =>
            change({ content: text, mentions: encodeMentions(mentions) })
          }
          maxLength={mostPostCharacters}
          mentions="anyone"
          rows={media.pieces.length > 0 ? 3 : 5}
          placeholder={isNew ? 'An update, a question, a piece you are proud of' : undefined}
        />
      </Field>
      {isNew && (
        <PostTypeField
          value={values.type}
          isWork={media.kind !== null && media.kind !== 'document'}
          onChange={(type) => change({ type })}
        />
      )}
      {isNew && <HangField form={form} media={media} />}
      <MoreFields form={form} media={media} isNew={isNew} project={project} />
    </>
  );
}
