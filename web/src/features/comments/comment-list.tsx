import { useState } from 'react';
import type { Comment } from '#contract/comments/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { CommentThread } from './comment-thread.tsx';
import { NewCommentsButton } from './new-comments-button.tsx';
import { SentComment } from './sent-comment.tsx';
import { useLinkedComment } from './use-linked-comment.ts';
import { useNewComments } from './use-new-comments.ts';
import { useSentComments } from './use-send-comment.ts';
import { useWork } from './work-context.ts';

interface CommentListProps {
  list: Parameters<typeof InfiniteScrollTrigger>[0]['list'];
  comments: Comment[];
  /** They were asked for since the work was opened. */
  isFresh: boolean;
}

export function CommentList({ list, comments, isFresh }: CommentListProps) {
  const work = useWork();
  const [isExpanded, setExpanded] = useState(false);
  const news = useNewComments(comments, useViewer().id, isFresh);
  const linked = useLinkedComment(news.shown);
  const sent = useSentComments(work).filter(({ threadId }) => threadId === null);
  const others = news.shown.filter(({ id }) => id !== linked.thread?.id);
  const first = others.filter(news.isShownFirst);
  const isLinkedBelow = linked.isListed && !first.some(linked.isIn);
  const isWhole = isExpanded || isLinkedBelow;
  const shown = isWhole ? others : first;
  const hasEarlier = !isWhole && (others.length > shown.length || list.hasNextPage);
  const isEmpty = shown.length + sent.length === 0 && !linked.thread;
  const thread = (comment: Comment) => (
    <li key={comment.id}>
      <CommentThread comment={comment} linkedId={linked.linkedId} revealedAt={news.revealedAt} />
    </li>
  );
  return (
    <>
      <NewCommentsButton count={news.newCount} onShow={news.reveal} />
      {linked.isGone && (
        <p role="status" className="text-sm text-ink-soft">
          The comment that you followed is no longer here.
        </p>
      )}
      {isEmpty && <EmptyComments isOpen={work.isCommentingOpen !== false} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {sent.toReversed().map((comment) => (
          <li key={comment.key}>
            <SentComment comment={comment} />
          </li>
        ))}
        {linked.thread && thread(linked.thread)}
        {shown.map(thread)}
      </ul>
      {hasEarlier && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          onClick={() => setExpanded(true)}
        >
          Show earlier comments ({countEarlier(work.commentCount, shown)})
        </Button>
      )}
      {isWhole && <InfiniteScrollTrigger list={list} />}
    </>
  );
}

/** At least one: the number of the work also counts words that this viewer does not see. */
function countEarlier(all: number, shown: Comment[]): number {
  return Math.max(1, all - shown.reduce((sum, { replyCount }) => sum + 1 + replyCount, 0));
}

function EmptyComments({ isOpen }: { isOpen: boolean }) {
  return (
    <p className="text-ink-soft">
      {isOpen ? 'Nothing here yet. Be the first to say something.' : 'Nobody has commented.'}
    </p>
  );
}
