import { pathTo } from '#contract/paths.ts';
import type { Post } from '#contract/posts/contract.ts';
import { canEditPost } from '#contract/posts/policy.ts';
import { canModerate } from '#contract/users/roles.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { LazyModerationMenuItems } from '../moderation/lazy-moderation-menu-items.tsx';

const EditPostDialog = lazyComponent(() =>
  import('./edit-post-dialog.tsx').then((module) => module.EditPostDialog),
);
const DeletePostDialog = lazyComponent(() =>
  import('./delete-post-dialog.tsx').then((module) => module.DeletePostDialog),
);

const ModeratePostDialog = lazyComponent(() =>
  import('./moderate-post-dialog.tsx').then((module) => module.ModeratePostDialog),
);
const RemovePostDialog = lazyComponent(() =>
  import('./remove-post-dialog.tsx').then((module) => module.RemovePostDialog),
);

interface PostMenuProps {
  post: Post;
  onDeleted?: () => void;
}

export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const viewer = useViewer();
  const isModerating = viewer.id !== post.authorId && canModerate(viewer);
  const EditDialog = isModerating ? ModeratePostDialog : EditPostDialog;
  const DeleteDialog = isModerating ? RemovePostDialog : DeletePostDialog;
  const edit = useLazyDialog(EditDialog);
  const remove = useLazyDialog(DeleteDialog);
  const canEdit = isModerating || canEditPost(viewer, post);
  return (
    <>
      <ItemMenu
        label={`More for the post by ${post.author.firstName} ${post.author.lastName}`}
        path={pathTo('post', { postId: post.id })}
        {...(canEdit && { onEdit: edit.open, onDelete: remove.open })}
        isModerating={isModerating}
      >
        <LazyModerationMenuItems person={post.author} item={{ type: 'post', id: post.id }} />
      </ItemMenu>
      {edit.shouldRender && <EditDialog post={post} {...edit.dialog} />}
      {remove.shouldRender && <DeleteDialog post={post} onDeleted={onDeleted} {...remove.dialog} />}
    </>
  );
}
