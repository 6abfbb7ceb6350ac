import { mostPostCharacters } from '#contract/posts/forms.ts';
import { decodeMentions, encodeMentions } from '#web/lib/forms/mention-values.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import type { AttachedMedia } from '../media/api.ts';
import { ItemSkillPicker } from '../skills/item-skill-picker.tsx';
import { TextEditorField } from '../text-editor/text-editor-field.tsx';
import { PostMediaField } from './post-media-field.tsx';
import { PostTypeField } from './post-type-field.tsx';
import type { PostValues } from './post-values.ts';

interface PostFieldsProps {
  form: FormFields<PostValues>;
  media: AttachedMedia;
  /** Type and media URL cannot be edited. */
  isNew?: boolean;
}

export function PostFields({ form, media, isNew }: PostFieldsProps) {
  const { values, issues, change } = form;
  return (
    <>
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
          rows={5}
          placeholder={isNew ? 'An update, a question, a piece you are proud of' : undefined}
        />
      </Field>
      {isNew && <PostTypeField value={values.type} onChange={(type) => change({ type })} />}
      <PostMediaField form={form} media={media} allowUrl={isNew} />
      <ItemSkillPicker
        label="Skills"
        hint={isNew ? 'Optional: what people with these skills may want to see.' : undefined}
        value={values.skills}
        error={issues.skills}
        onChange={(chosen) => change({ skills: chosen })}
      />
    </>
  );
}
