import type { UploadResponse } from '#contract/uploads/contract.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { CreatePostForm } from './create-post-form.tsx';

interface CreatePostDialogProps extends DialogProps {
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
        media={media}
        onPosted={() => {
          dialog.onOpenChange(false);
          onPosted?.();
        }}
      />
    </FormDialog>
  );
}
