import { useQueryClient } from '@tanstack/react-query';
import type { AdminPost } from '#contract/admin/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { refreshContent } from './api.ts';
import { ContentCard } from './content-card.tsx';

const EditPostDialog = lazyComponent(() =>
  import('../../posts/moderate-post-dialog.tsx').then((m) => m.ModeratePostDialog),
);
const DeletePostDialog = lazyComponent(() =>
  import('../../posts/remove-post-dialog.tsx').then((m) => m.RemovePostDialog),
);

export function PostEntry({ post }: { post: AdminPost }) {
  const client = useQueryClient();
  const edit = useLazyDialog(EditPostDialog);
  const remove = useLazyDialog(DeletePostDialog);
  const { id, author, content, skills, createdAt } = post;
  const name = `the post by ${author.firstName} ${author.lastName}`;
  return (
    <>
      <ContentCard
        author={author}
        createdAt={createdAt}
        name={name}
        path={pathTo('post', { postId: id })}
        skills={skills}
        edit={edit.trigger}
        remove={remove.trigger}
      >
        <ExpandableText text={content} label={name} />
      </ContentCard>
      {edit.shouldRender && <EditPostDialog post={post} {...edit.dialog} />}
      {remove.shouldRender && (
        <DeletePostDialog
          post={post}
          onDeleted={() => refreshContent(client, 'posts')}
          {...remove.dialog}
        />
      )}
    </>
  );
}
