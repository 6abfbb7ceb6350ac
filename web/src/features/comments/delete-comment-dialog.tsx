import type { Reply } from '#contract/comments/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { ModeratorNote } from '../items/moderator-note.tsx';
import { useDeleteComment } from './api.ts';
import { useWork } from './work-context.ts';

export function DeleteCommentDialog({ comment, ...dialog }: DialogProps & { comment: Reply }) {
  const work = useWork();
  const viewer = useViewer();
  const remove = useDeleteComment(work, comment);
  const hasReplies = 'replyCount' in comment && Number(comment.replyCount) > 0;
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Comment"
      description={
        <>
          {hasReplies
            ? 'Its words go, its replies stay. This cannot be undone.'
            : 'The comment goes. This cannot be undone.'}
          {viewer.id !== work.ownerId && <ModeratorNote authorId={comment.authorId} />}
        </>
      }
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
