import type { Reply } from '#contract/comments/contract.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { useDeleteComment } from './api.ts';
import { useWork } from './work-context.ts';

export function DeleteCommentDialog({ comment, ...dialog }: DialogProps & { comment: Reply }) {
  const remove = useDeleteComment(useWork(), comment);
  const hasReplies = 'replyCount' in comment && Number(comment.replyCount) > 0;
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Comment"
      description={
        hasReplies
          ? 'Its words go, its replies stay. This cannot be undone.'
          : 'The comment goes. This cannot be undone.'
      }
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
