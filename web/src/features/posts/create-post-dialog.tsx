import { type CreatePost, createPostBody } from '#contract/posts/forms.ts';
import type { ProjectReference } from '#contract/projects/reference.ts';
import type { UploadResponse } from '#contract/uploads/contract.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../items/item-form.tsx';
import { pieceOfMedia, useMediaList } from '../media/api.ts';
import { useCreatePost } from './api.ts';
import { PostFields } from './post-fields.tsx';
import { emptyPost, toCreatePost } from './post-values.ts';

interface CreatePostDialogProps extends DialogProps {
  /** Media that is already uploaded. */
  media: UploadResponse | null;
  /** What it stands under unless another one is chosen. */
  project?: ProjectReference;
  onPosted?: () => void;
}

export function CreatePostDialog(props: CreatePostDialogProps) {
  const { media, project, onPosted, ...dialog } = props;
  return (
    <FormDialog
      {...dialog}
      title="Create a Post"
      description={`Share updates, photos, or showcase your work${project ? ` on “${project.title}”` : ''}`}
    >
      <CreatePostForm
        uploaded={media}
        project={project}
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
  project: ProjectReference | undefined;
  onSaved: () => void;
}

/** Uploads the files, then creates the post; a failure of either keeps the form. */
function CreatePostForm({ uploaded, project, onSaved }: CreatePostFormProps) {
  const media = useMediaList(uploaded ? [pieceOfMedia(uploaded)] : []);
  const form = useDraftForm(createPostBody, {
    draft: project ? `post in ${project.id}` : 'post',
    initial: { ...emptyPost, projectId: project?.id ?? '' },
    toInput: toCreatePost,
  });
  const callbacks = form.mutationCallbacks(() => {
    toast({ title: 'Post Created!' });
    onSaved();
  });
  const create = useCreatePost(callbacks);

  async function send(post: CreatePost): Promise<void> {
    const sent = await media.send();
    const [first, ...pictures] = sent ?? [];
    const file = first && { imageUrl: first.url, imageAlt: first.alt, pictures };
    if (sent) create.mutate({ ...post, ...file });
  }

  return (
    <ItemForm
      form={form}
      onValid={(post) => void send(post)}
      isPending={media.isBusy || create.isPending}
      isUnsaved={media.hasFiles}
      submitLabel={media.isBusy ? 'Uploading...' : create.isPending ? 'Posting...' : 'Post'}
      invalidTitles={{ blank: { content: 'Content required' }, other: 'Please look again' }}
    >
      <PostFields isNew form={form} media={media} project={project} />
    </ItemForm>
  );
}
