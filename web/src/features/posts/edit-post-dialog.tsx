import { type Post } from '#contract/posts/contract.ts';
import { type UpdatePost, updatePostBody } from '#contract/posts/forms.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../items/item-form.tsx';
import { pieceOfMedia, useMediaList } from '../media/api.ts';
import { useUpdatePost } from './api.ts';
import { PostFields } from './post-fields.tsx';
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

/** Uploads new files before the dialog closes; the text then updates optimistically. */
function EditPostForm({ post, onDone }: { post: Post; onDone: () => void }) {
  const initial = [post.media, ...(post.pictures ?? [])].filter((one) => one !== null);
  const media = useMediaList(initial.map((one) => pieceOfMedia(one, one.alt)));
  const form = useDraftForm(updatePostBody, {
    draft: `post:${post.id}`,
    initial: postToValues(post),
    toInput: (values) => toUpdatePost(values, post),
  });
  const callbacks = form.mutationCallbacks(() => toast({ title: 'Post updated successfully!' }));
  const update = useUpdatePost(post.id, callbacks);

  async function send(changes: UpdatePost): Promise<void> {
    const sent = await media.send();
    if (!sent) return;
    const [first, ...pictures] = sent;
    const imageUrl = first?.url ?? null;
    update.mutate({
      ...changes,
      ...(imageUrl !== post.imageUrl && { imageUrl }),
      ...(media.kind === 'image' && { imageAlt: first?.alt ?? null }),
      ...((pictures.length > 0 || post.pictures) && { pictures }),
    });
    onDone();
  }

  return (
    <ItemForm
      form={form}
      onValid={(changes) => void send(changes)}
      isPending={media.isBusy}
      isUnsaved={media.hasFiles}
      disabled={update.isPending}
      submitLabel={media.isBusy ? 'Uploading...' : 'Save Changes'}
      invalidTitles={{ other: 'Error' }}
    >
      <PostFields form={form} media={media} project={post.project} />
    </ItemForm>
  );
}
