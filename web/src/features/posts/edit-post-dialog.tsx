import { useState } from 'react';
import { skills as allSkills } from '#contract/catalogue/skills.ts';
import { type Post } from '#contract/posts/contract.ts';
import { updatePostBody } from '#contract/posts/forms.ts';
import { useControlledForm } from '#web/lib/forms/use-controlled-form.ts';
import { useDraft } from '#web/lib/forms/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpload } from '../media/api.ts';
import { SkillPicker } from '../skills/skill-picker.tsx';
import { useUpdatePost } from './api.ts';
import { PostMediaField } from './post-media-field.tsx';
import { postMediaKind } from './post-media-kind.ts';

export function EditPostDialog({ post, ...dialog }: DialogProps & { post: Post }) {
  return (
    <FormDialog
      {...dialog}
      title="Edit Post"
      description="Everyone who sees the post sees your changes at once."
    >
      <EditPostForm post={post} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

/**
 * Uploads a new file first; then the card updates optimistically, and the draft is kept until the server accepts
 * it.
 */
function EditPostForm({ post, onDone }: { post: Post; onDone: () => void }) {
  const initial = { content: post.content, skills: post.skills, alt: post.media?.alt ?? '' };
  const draft = useDraft(`post:${post.id}`, initial);
  const { values, change, discard, remove: removeDraft, isRestored } = draft;
  const [existing, setExisting] = useState(post.media);
  const upload = useUpload();
  const { formRef, issues, validate, clearIssues } = useControlledForm(updatePostBody);
  const update = useUpdatePost(post.id, {
    onSuccess: () => {
      removeDraft();
      toast({ title: 'Post updated successfully!' });
    },
  });
  const isUploading = ['sending', 'processing'].includes(upload.state.step);

  async function submit(): Promise<void> {
    const { content, skills, alt } = values;
    const checked = validate({ content, skills: skills.length > 0 ? skills : null });
    if (!checked.data) {
      toast({ title: 'Error', description: checked.issue.message, variant: 'destructive' });
      return;
    }
    const file = upload.state.step === 'empty' ? null : await upload.send();
    if (!file && upload.state.step !== 'empty') return;
    const imageUrl = file ? file.url : existing ? undefined : null;
    const isImage = postMediaKind({ upload, existing }) === 'image';
    update.mutate({
      ...checked.data,
      ...(imageUrl !== undefined && { imageUrl }),
      ...(isImage && { imageAlt: alt.trim() || null }),
    });
    onDone();
  }

  return (
    <DialogForm
      ref={formRef}
      onSubmit={() => void submit()}
      isPending={isUploading}
      submitLabel={isUploading ? 'Uploading...' : 'Save Changes'}
    >
      {isRestored && <DraftNote onDiscard={discard} />}
      <Field label="Content" required error={issues.content}>
        <Textarea
          name="content"
          rows={5}
          value={values.content}
          onChange={(event) => {
            clearIssues('content');
            change({ content: event.target.value });
          }}
        />
      </Field>
      <PostMediaField
        upload={upload}
        existing={existing}
        onRemoveExisting={() => setExisting(null)}
        alt={values.alt}
        onAlt={(alt) => change({ alt })}
      />
      <SkillPicker
        label="Skills"
        skills={allSkills}
        value={values.skills}
        error={issues.skills}
        onChange={(skills) => change({ skills })}
      />
    </DialogForm>
  );
}
