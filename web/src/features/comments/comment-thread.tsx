import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comment, Reply } from '#contract/comments/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { commentQueries } from './api.ts';
import { CommentArticle } from './comment-article.tsx';
import { ReplyEditor } from './reply-editor.tsx';
import { SentComment } from './sent-comment.tsx';
import { splitNew } from './split-new.ts';
import { useSentComments } from './use-send-comment.ts';
import { useWork } from './work-context.ts';

interface CommentThreadProps {
  comment: Comment;
  linkedId: string | null;
  revealedAt: string | null;
}

/** A comment with its replies, and the field for one more. */
export function CommentThread({ comment, linkedId, revealedAt }: CommentThreadProps) {
  const work = useWork();
  const isOpen = work.isCommentingOpen !== false;
  const viewerId = useViewer().id;
  const [isExpanded, setExpanded] = useState(false);
  const [answered, setAnswered] = useState<Reply | null>(null);
  const all = useInfiniteQuery({
    ...commentQueries.replies(work, comment.id),
    enabled: isExpanded,
  });
  const replies: Reply[] = all.data
    ? splitNew(pageItems(all.data), viewerId, revealedAt).shown.toReversed()
    : comment.replies;
  const sent = useSentComments(work).filter(({ threadId }) => threadId === comment.id);
  const earlier = comment.replyCount - replies.length;
  const article = (shown: Reply) => (
    <CommentArticle
      comment={shown}
      isLinked={shown.id === linkedId}
      {...(isOpen && { onReply: () => setAnswered(shown) })}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {article(comment)}
      <div className="ml-4 grid grid-cols-[minmax(0,1fr)] gap-4 border-l border-rule pl-4 empty:hidden">
        {earlier > 0 && (
          <Button
            variant="link"
            size="sm"
            className="justify-self-start"
            pending={all.isFetching}
            onClick={() => (isExpanded ? void all.fetchNextPage() : setExpanded(true))}
          >
            Show {earlier} earlier {earlier === 1 ? 'reply' : 'replies'}
          </Button>
        )}
        {replies.length + sent.length > 0 && (
          <ul aria-label="Replies" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {replies.map((reply) => (
              <li key={reply.id}>{article(reply)}</li>
            ))}
            {sent.map((reply) => (
              <li key={reply.key}>
                <SentComment comment={reply} />
              </li>
            ))}
          </ul>
        )}
        {answered && isOpen && (
          <ReplyEditor
            key={answered.id}
            threadId={comment.id}
            answered={answered}
            onClose={() => setAnswered(null)}
          />
        )}
      </div>
    </div>
  );
}
