import { Heart } from 'lucide-react';
import type { Reply } from '#contract/comments/contract.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { useLikeComment } from './api.ts';
import { replyButtonId } from './reply-button-id.ts';
import { useWork } from './work-context.ts';

interface CommentActionsProps {
  comment: Reply;
  onReply: (() => void) | undefined;
}

export function CommentActions({ comment, onReply }: CommentActionsProps) {
  const { isLiked, likeCount } = comment;
  const like = useLikeComment(useWork(), comment.id);
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-1">
      <Button
        variant="ghost"
        size="sm"
        className="px-2 font-medium text-ink-soft"
        aria-pressed={isLiked}
        onClick={() => like.mutate(!isLiked)}
      >
        <Heart className={cn('size-4', isLiked && 'fill-event text-event')} />
        Like
        {likeCount > 0 && (
          <span className="font-mono text-xs text-ink-faint">
            {formatCount(likeCount)}
            <span className="sr-only">{likeCount === 1 ? ' like' : ' likes'}</span>
          </span>
        )}
      </Button>
      {onReply && (
        <Button
          id={replyButtonId(comment)}
          variant="ghost"
          size="sm"
          className="px-2 font-medium text-ink-soft"
          onClick={onReply}
        >
          Reply
        </Button>
      )}
    </div>
  );
}
