import type { Post } from '#contract/posts/contract.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useDeletePost } from './api.ts';

interface DeletePostDialogProps extends DialogProps {
  post: Post;
  onDeleted?: (() => void) | undefined;
}

export function DeletePostDialog({ post, onDeleted, ...dialog }: DeletePostDialogProps) {
  const remove = useDeletePost(post.id, {
    onSuccess: () => {
      toast({ title: 'Post deleted successfully!' });
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Post"
      description={
        post.imageUrl
          ? 'The post and its file leave the board. This cannot be undone.'
          : 'The post leaves the board. This cannot be undone.'
      }
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
