import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { paths, pathTo } from '#contract/paths.ts';
import type { Post } from '#contract/posts/contract.ts';
import { findCachedItem } from '#web/features/items/api/item-cache.ts';
import { ItemPageFrame } from '#web/features/items/item-page-frame.tsx';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { LazyComments } from '../comments/lazy-comments.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';
import { postQueries } from './api.ts';
import { PostCard } from './post-card.tsx';

export function PostPage({ postId }: { postId: string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const query = useQuery({
    ...postQueries.detail(postId),
    initialData: () => findCachedItem<Post>(client, postId),
    initialDataUpdatedAt: 0,
  });
  useDocumentTitle(query.data && titleOf(query.data));
  return (
    <ItemPageFrame
      query={query}
      missing="Post Not Found"
      back={{ label: 'Back to Feed', href: paths.home }}
    >
      {(post) => (
        <>
          <ViewTracker contentType="post" contentId={post.id}>
            <h1 id={`${post.id}-title`} className="sr-only">
              {titleOf(post)}
            </h1>
            <PostCard post={post} isWhole priority onDeleted={() => navigate(paths.home)} />
          </ViewTracker>
          <LazyComments
            work={{ ...post, on: 'post', ownerId: post.authorId, path: pathTo('post', { postId }) }}
          />
        </>
      )}
    </ItemPageFrame>
  );
}

function titleOf({ type, author }: Post): string {
  return `${type === 'showcase' ? 'Showcase' : 'Post'} by ${author.firstName} ${author.lastName}`;
}
