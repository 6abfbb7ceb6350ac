import type { Reply } from '#contract/comments/contract.ts';
import { canEditComment, canRemoveComment } from '#contract/comments/policy.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { LazyModerationMenuItems } from '../moderation/lazy-moderation-menu-items.tsx';
import { useWork } from './work-context.ts';

const DeleteCommentDialog = lazyComponent(() =>
  import('./delete-comment-dialog.tsx').then((module) => module.DeleteCommentDialog),
);

interface CommentMenuProps {
  comment: Reply;
  author: UserSummary;
  onEdit: () => void;
}

export function CommentMenu({ comment, author, onEdit }: CommentMenuProps) {
  const work = useWork();
  const viewer = useViewer();
  const remove = useLazyDialog(DeleteCommentDialog);
  const canRemove = canRemoveComment(viewer, { ...comment, ownerId: work.ownerId });
  return (
    <>
      <ItemMenu
        label={`More for the comment by ${author.firstName} ${author.lastName}`}
        path={`${work.path}#${comment.id}`}
        {...(canEditComment(viewer, comment) && { onEdit })}
        {...(canRemove && { onDelete: remove.open })}
        isModerating={canRemove && viewer.id !== comment.authorId && viewer.id !== work.ownerId}
      >
        <LazyModerationMenuItems person={author} item={{ type: 'comment', id: comment.id }} />
      </ItemMenu>
      {remove.shouldRender && <DeleteCommentDialog comment={comment} {...remove.dialog} />}
    </>
  );
}
