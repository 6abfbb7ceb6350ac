import { useInfiniteQuery } from '@tanstack/react-query';
import type { Project } from '#contract/projects/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { PostCard } from '../posts/post-card.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';
import { projectPageQueries } from './api.ts';
import { ItemSection } from './item-section.tsx';
import { PostButton } from './post-button.tsx';

const CreatePostDialog = lazyComponent(() =>
  import('../posts/create-post-dialog.tsx').then((module) => module.CreatePostDialog),
);

export function Updates({ project }: { project: Project }) {
  const list = useInfiniteQuery(projectPageQueries.updates(project.id));
  const create = useLazyDialog(CreatePostDialog);
  return (
    <>
      <ItemSection
        title="Updates"
        what="updates"
        list={list}
        empty={
          project.isMine
            ? 'Show a still, tell how it is going. People follow what they can see.'
            : 'No updates yet.'
        }
        action={project.isMine && <PostButton label="Post an update" trigger={create.trigger} />}
      >
        {(post) => (
          <ViewTracker contentType="post" contentId={post.id}>
            <PostCard post={post} />
          </ViewTracker>
        )}
      </ItemSection>
      {create.shouldRender && (
        <CreatePostDialog media={null} project={project} {...create.dialog} />
      )}
    </>
  );
}
