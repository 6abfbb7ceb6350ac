import { type CreatePost, createPostBody } from '#contract/posts/forms.ts';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../items/item-form.tsx';
import { useAttachedMedia } from '../media/api.ts';
import { useCreatePost } from './api.ts';
import { PostFields } from './post-fields.tsx';
import { postMediaKind } from './post-media-kind.ts';
import { emptyPost, toCreatePost } from './post-values.ts';

interface CreatePostDialogProps extends DialogProps {
  /** Media that is already uploaded. */
  media: UploadResponse | null;
  onPosted?: () => void;
}

export function CreatePostDialog({ media, onPosted, ...dialog }: CreatePostDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Create a Post"
      description="Share updates, photos, or showcase your work"
    >
      <CreatePostForm
        uploaded={media}
        onSaved={() => {
          dialog.onOpenChange(false);
          onPosted?.();
        }}
      />
    </FormDialog>
  );
}

interface CreatePostFormProps {
  uploaded: UploadResponse | null;
  onSaved: () => void;
}

/** Uploads the file, then creates the post; a failure of either keeps the form. */
function CreatePostForm({ uploaded, onSaved }: CreatePostFormProps) {
  const media = useAttachedMedia(uploaded);
  const { upload, existing, sendFile } = media;
  const form = useDraftForm(createPostBody, {
    draft: 'post',
    initial: emptyPost,
    toInput: (values) =>
      toCreatePost(values, postMediaKind({ upload, existing, link: values.imageUrl })),
  });
  const callbacks = form.mutationCallbacks(() => {
    toast({ title: 'Post Created!' });
    onSaved();
  });
  const create = useCreatePost(callbacks);

  async function send(post: CreatePost): Promise<void> {
    const sent = existing ? { file: existing } : await sendFile();
    if (sent) create.mutate({ ...post, imageUrl: sent.file?.url ?? post.imageUrl });
  }

  return (
    <ItemForm
      form={form}
      onValid={(post) => void send(post)}
      isPending={upload.isBusy || create.isPending}
      submitLabel={upload.isBusy ? 'Uploading...' : create.isPending ? 'Posting...' : 'Post'}
      invalidTitles={{ blank: { content: 'Content required' }, other: 'Please look again' }}
    >
      <PostFields isNew form={form} media={media} />
    </ItemForm>
  );
}
