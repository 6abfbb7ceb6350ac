import { pathTo } from '#contract/paths.ts';
import type { Post } from '#contract/posts/contract.ts';
import { canEditPost } from '#contract/posts/policy.ts';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { useViewer } from '#web/lib/viewer.ts';
import { ItemMenu } from '#web/shell/item-menu.tsx';
import { useDialogOnDemand } from '#web/ui/on-demand.ts';
import { ModerationMenuItems } from '../moderation/moderation-menu-items.tsx';

const EditPostDialog = lazyPage(() =>
  import('./edit-post-dialog.tsx').then((module) => module.EditPostDialog),
);
const DeletePostDialog = lazyPage(() =>
  import('./delete-post-dialog.tsx').then((module) => module.DeletePostDialog),
);

interface PostMenuProps {
  post: Post;
  onDeleted?: () => void;
}

export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const edit = useDialogOnDemand(EditPostDialog);
  const remove = useDialogOnDemand(DeletePostDialog);
  const canEdit = canEditPost(useViewer(), post);
  return (
    <>
      <ItemMenu
        label={`More for the post by ${post.author.firstName} ${post.author.lastName}`}
        path={pathTo('post', { postId: post.id })}
        {...(canEdit && { onEdit: edit.open, onDelete: remove.open })}
      >
        <ModerationMenuItems person={post.author} item={{ type: 'post', id: post.id }} />
      </ItemMenu>
      {edit.isWanted && <EditPostDialog post={post} {...edit.dialog} />}
      {remove.isWanted && <DeletePostDialog post={post} onDeleted={onDeleted} {...remove.dialog} />}
    </>
  );
}
