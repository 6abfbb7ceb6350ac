import { Heart } from 'lucide-react';
import type { Post } from '#contract/posts/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useLikePost } from './api.ts';

export function LikeButton({ post }: { post: Post }) {
  const { isLiked, likeCount } = post;
  const like = useLikePost(post, {
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, {
          fallback: 'Your like was not counted. Please try again.',
        }),
        variant: 'destructive',
      }),
  });
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
