import { type Post } from '#contract/posts/contract.ts';
import { type UpdatePost, updatePostBody } from '#contract/posts/forms.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../items/item-form.tsx';
import { useAttachedMedia } from '../media/api.ts';
import { useUpdatePost } from './api.ts';
import { PostFields } from './post-fields.tsx';
import { postMediaKind } from './post-media-kind.ts';
import { postToValues, toUpdatePost } from './post-values.ts';

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

/** Uploads a new file before the dialog closes; the text then updates optimistically. */
function EditPostForm({ post, onDone }: { post: Post; onDone: () => void }) {
  const media = useAttachedMedia(post.media);
  const { upload, existing, sendFile } = media;
  const form = useDraftForm(updatePostBody, {
    draft: `post:${post.id}`,
    initial: postToValues(post),
    toInput: (values) => toUpdatePost(values, postMediaKind({ upload, existing })),
  });
  const callbacks = form.mutationCallbacks(() => toast({ title: 'Post updated successfully!' }));
  const update = useUpdatePost(post.id, callbacks);

  async function send(changes: UpdatePost): Promise<void> {
    const sent = await sendFile();
    if (!sent) return;
    const imageUrl = sent.file ? sent.file.url : existing ? undefined : null;
    update.mutate({ ...changes, ...(imageUrl !== undefined && { imageUrl }) });
    onDone();
  }

  return (
    <ItemForm
      form={form}
      onValid={(changes) => void send(changes)}
      isPending={upload.isBusy}
      disabled={update.isPending}
      submitLabel={upload.isBusy ? 'Uploading...' : 'Save Changes'}
      invalidTitles={{ other: 'Error' }}
    >
      <PostFields form={form} media={media} />
    </ItemForm>
  );
}
