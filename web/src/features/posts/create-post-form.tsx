import { useState } from 'react';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { createPostBody, type PostType } from '#contract/posts/forms.ts';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useControlledForm } from '#web/lib/forms/use-controlled-form.ts';
import { useDraft } from '#web/lib/forms/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpload } from '../media/api.ts';
import { SkillPicker } from '../skills/skill-picker.tsx';
import { useCreatePost } from './api.ts';
import { PostMediaField } from './post-media-field.tsx';
import { postMediaKind } from './post-media-kind.ts';
import { PostTypeField } from './post-type-field.tsx';

const empty = {
  content: '',
  type: 'post' as PostType,
  link: '',
  alt: '',
  skills: [] as string[],
};

interface CreatePostFormProps {
  media: UploadResponse | null;
  onPosted: () => void;
}

/** Uploads the file, then creates the post; a failure of either keeps the form. */
export function CreatePostForm({ media, onPosted }: CreatePostFormProps) {
  const { values, change, discard, remove: removeDraft, isRestored } = useDraft('post', empty);
  const [existing, setExisting] = useState(media);
  const upload = useUpload();
  const { formRef, issues, validate, showServerIssues, clearIssues } =
    useControlledForm(createPostBody);
  const create = useCreatePost({
    onSuccess: () => {
      removeDraft();
      toast({ title: 'Post Created!' });
      onPosted();
    },
    onError: (error) => {
      showServerIssues(error);
      const fallback = 'Failed to create the post. Please try again.';
      const description = errorMessage(error, { fallback });
      toast({ title: 'Error creating post', description, variant: 'destructive' });
    },
  });
  const isUploading = ['sending', 'processing'].includes(upload.state.step);

  function edit(part: Partial<typeof empty>): void {
    clearIssues(...Object.keys(part), ...('link' in part ? ['imageUrl'] : []));
    change(part);
  }

  async function submit(): Promise<void> {
    const { content, type, skills, link, alt } = values;
    const checked = validate({ content, type, skills, imageUrl: link.trim() || null });
    if (!checked.data) {
      const isEmpty = checked.issue.path === 'content' && !content.trim();
      const title = isEmpty ? 'Content required' : 'Please look again';
      toast({ title, description: checked.issue.message, variant: 'destructive' });
      return;
    }
    const file = existing ?? (upload.state.step === 'empty' ? null : await upload.send());
    if (!file && upload.state.step !== 'empty') return;
    const imageUrl = file?.url ?? checked.data.imageUrl;
    const isImage = postMediaKind({ upload, existing, link }) === 'image';
    create.mutate({ ...checked.data, imageUrl, imageAlt: isImage ? alt.trim() || null : null });
  }

  return (
    <DialogForm
      ref={formRef}
      onSubmit={() => void submit()}
      isPending={isUploading || create.isPending}
      submitLabel={isUploading ? 'Uploading...' : create.isPending ? 'Posting...' : 'Post'}
    >
      {isRestored && <DraftNote onDiscard={discard} />}
      <Field label="What would you like to say?" required error={issues.content}>
        <Textarea
          name="content"
          rows={5}
          placeholder="An update, a question, a piece you are proud of"
          value={values.content}
          onChange={(event) => edit({ content: event.target.value })}
        />
      </Field>
      <PostTypeField value={values.type} onChange={(type) => edit({ type })} />
      <PostMediaField
        upload={upload}
        existing={existing}
        onRemoveExisting={() => setExisting(null)}
        alt={values.alt}
        onAlt={(alt) => edit({ alt })}
        link={values.link}
        onLink={(link) => edit({ link })}
        linkError={issues.imageUrl}
      />
      <SkillPicker
        label="Skills"
        hint="Optional: what people with these skills may want to see."
        skills={creationSkills}
        value={values.skills}
        error={issues.skills}
        onChange={(skills) => edit({ skills })}
      />
    </DialogForm>
  );
}
