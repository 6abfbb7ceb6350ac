import { adminPostBody } from '#contract/admin/forms.ts';
import type { Post } from '#contract/posts/contract.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ModeratorNote } from '../items/moderator-note.tsx';
import { useModeratePost } from './moderator-api.ts';

type Edited = Pick<Post, 'id' | 'authorId' | 'content'>;

/** A moderator edits the words of a member's post. */
export function ModeratePostDialog({ post, ...dialog }: DialogProps & { post: Edited }) {
  return (
    <FormDialog
      {...dialog}
      title="Edit Post"
      description={
        <>
          Everyone who sees the post sees your changes at once.
          <ModeratorNote authorId={post.authorId} />
        </>
      }
    >
      <ModeratePostForm post={post} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function ModeratePostForm({ post, onDone }: { post: Edited; onDone: () => void }) {
  const form = useForm(adminPostBody, { initial: { content: post.content } });
  const update = useModeratePost(post.id, {
    onSuccess: () => {
      toast({ title: 'Post updated' });
      onDone();
    },
    onError: form.showServerIssues,
  });
  return (
    <FormDialogBody
      {...form.formProps((body) => update.mutate(body))}
      isUnsaved={form.isDirty}
      isPending={update.isPending}
      disabled={!form.values.content.trim()}
      submitLabel="Save Changes"
    >
      <Field label="Content" required error={form.issues.content}>
        <Textarea rows={6} {...form.inputProps('content')} />
      </Field>
    </FormDialogBody>
  );
}
