import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import type { Post } from '#contract/posts/contract.ts';
import { findItem } from '#web/lib/content-cache.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ItemPage } from '#web/shell/item-page.tsx';
import { Tracked } from '../tracking/tracked.tsx';
import { postQueries } from './api.ts';
import { PostCard } from './post-card.tsx';

export function PostPage({ postId }: { postId: string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const query = useQuery({
    ...postQueries.detail(postId),
    initialData: () => findItem<Post>(client, postId),
    initialDataUpdatedAt: 0,
  });
  useDocumentTitle(query.data && titleOf(query.data));
  return (
    <ItemPage
      query={query}
      missing="Post Not Found"
      back={{ label: 'Back to Feed', href: paths.home }}
    >
      {(post) => (
        <Tracked contentType="post" contentId={post.id}>
          <h1 id={`${post.id}-title`} className="sr-only">
            {titleOf(post)}
          </h1>
          <PostCard post={post} isWhole priority onDeleted={() => navigate(paths.home)} />
        </Tracked>
      )}
    </ItemPage>
  );
}

function titleOf({ type, author }: Post): string {
  return `${type === 'showcase' ? 'Showcase' : 'Post'} by ${author.firstName} ${author.lastName}`;
}
