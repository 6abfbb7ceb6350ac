import { Heart } from 'lucide-react';
import type { Post } from '#contract/posts/contract.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { useLikePost } from './use-like-post.ts';

export function LikeButton({ post }: { post: Post }) {
  const { isLiked, likeCount } = post;
  const like = useLikePost(post.id);
  return (
    <Button
      variant="ghost"
      className="-ml-2 px-2.5"
      aria-pressed={isLiked}
      onClick={() => like.mutate(!isLiked)}
    >
      <Heart
        className={cn(
          'size-4.5 transition-transform',
          isLiked && 'scale-110 fill-event text-event',
        )}
      />
      Like
      {likeCount > 0 && (
        <span className="font-mono text-sm text-ink-faint">
          {formatCount(likeCount)}
          <span className="sr-only">{likeCount === 1 ? ' like' : ' likes'}</span>
        </span>
      )}
    </Button>
  );
}
