import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { canCloseCommenting } from '#contract/comments/policy.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { commentQueries } from './api.ts';
import { CommentList } from './comment-list.tsx';
import { CommentingSwitch } from './commenting-switch.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { NewComment } from './new-comment.tsx';
import { useLiveComments } from './use-live-comments.ts';
import type { Work } from './work.ts';
import { WorkContext } from './work-context.ts';

/** The comments on a post, portfolio item or event, live while they are shown. */
export function Comments({ work }: { work: Work }) {
  const titleId = useId();
  const viewer = useViewer();
  const list = useInfiniteQuery(commentQueries.list(work));
  useLiveComments(work);
  return (
    <WorkContext value={work}>
      <section
        id="comments"
        tabIndex={-1}
        aria-labelledby={titleId}
        className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4 focus-visible:outline-none focus-visible:shadow-none"
      >
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="font-display text-xl">
            Comments{' '}
            {work.commentCount > 0 && (
              <span className="pl-1 font-mono text-sm text-ink-faint">
                {formatCount(work.commentCount)}
              </span>
            )}
          </h2>
          {canCloseCommenting(viewer, work) && <CommentingSwitch work={work} />}
        </div>
        <NewComment work={work} />
        {list.data ? (
          <CommentList
            list={list}
            comments={pageItems(list.data)}
            isFresh={list.isFetchedAfterMount}
          />
        ) : list.isPending && list.fetchStatus !== 'paused' ? (
          <CommentsSkeleton />
        ) : (
          <LoadError query={list} layout="section" title="The comments did not load" />
        )}
      </section>
    </WorkContext>
  );
}
