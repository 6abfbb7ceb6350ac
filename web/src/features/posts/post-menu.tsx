import { pathTo } from '#contract/paths.ts';
import type { Post } from '#contract/posts/contract.ts';
import { canEditPost } from '#contract/posts/policy.ts';
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

interface PostMenuProps {
  post: Post;
  onDeleted?: () => void;
}

export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const edit = useLazyDialog(EditPostDialog);
  const remove = useLazyDialog(DeletePostDialog);
  const canEdit = canEditPost(useViewer(), post);
  return (
    <>
      <ItemMenu
        label={`More for the post by ${post.author.firstName} ${post.author.lastName}`}
        path={pathTo('post', { postId: post.id })}
        {...(canEdit && { onEdit: edit.open, onDelete: remove.open })}
      >
        <LazyModerationMenuItems person={post.author} item={{ type: 'post', id: post.id }} />
      </ItemMenu>
      {edit.shouldRender && <EditPostDialog post={post} {...edit.dialog} />}
      {remove.shouldRender && (
        <DeletePostDialog post={post} onDeleted={onDeleted} {...remove.dialog} />
      )}
    </>
  );
}
