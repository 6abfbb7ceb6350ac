import { useState } from 'react';
import { Link } from 'wouter';
import type { Reply } from '#contract/comments/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { WrittenText } from '../text-editor/written-text.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { EditComment } from './edit-comment.tsx';
import { HiddenComment } from './hidden-comment.tsx';

interface CommentArticleProps {
  comment: Reply;
  /** The address names it. */
  isLinked: boolean;
  /** Missing where nothing more can be said. */
  onReply?: (() => void) | undefined;
}

export function CommentArticle({ comment, isLinked, onReply }: CommentArticleProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, author } = comment;
  if (!author) return <HiddenComment id={id} />;
  const name = `${author.firstName} ${author.lastName}`;
  const profile = pathTo('profile', { userId: author.id });
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-author`}
      data-slot="comment"
      className={cn(
        '-mx-2 flex scroll-mt-20 gap-3 rounded-sm px-2 py-1',
        isLinked && 'bg-accent-wash',
      )}
    >
      <Link href={profile} aria-hidden="true" tabIndex={-1} className="h-fit rounded-full">
        <Avatar
          id={author.id}
          size="sm"
          src={author.profileImageUrl}
          firstName={author.firstName}
          lastName={author.lastName}
        />
      </Link>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <header className="flex items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <h3 id={`${id}-author`} className="text-sm font-semibold break-words">
              <Link href={profile} className="no-underline hover:underline">
                {name}
              </Link>
            </h3>
            <p className="flex flex-wrap gap-x-2 text-xs text-ink-faint">
              <RelativeTime instant={comment.createdAt} />
              {comment.editedAt && (
                <span>
                  edited <RelativeTime instant={comment.editedAt} />
                </span>
              )}
            </p>
          </div>
          <CommentMenu comment={comment} author={author} onEdit={() => setEditing(true)} />
        </header>
        {isEditing ? (
          <EditComment comment={comment} onClose={() => setEditing(false)} />
        ) : (
          <>
            <WrittenText text={comment.text} mentions={comment.mentions} />
            <CommentActions comment={comment} onReply={onReply} />
          </>
        )}
      </div>
    </article>
  );
}
