import type { Post } from '#contract/posts/contract.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ModeratorNote } from '../items/moderator-note.tsx';
import { useRemovePost } from './moderator-api.ts';

interface RemovePostDialogProps extends DialogProps {
  post: Pick<Post, 'id' | 'authorId'>;
  onDeleted?: (() => void) | undefined;
}

/** A moderator deletes a member's post. */
export function RemovePostDialog({ post, onDeleted, ...dialog }: RemovePostDialogProps) {
  const remove = useRemovePost(post.id, {
    onSuccess: () => {
      toast({ title: 'Post deleted successfully' });
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Post"
      description={
        <>
          The post leaves the board. This cannot be undone.
          <ModeratorNote authorId={post.authorId} />
        </>
      }
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
