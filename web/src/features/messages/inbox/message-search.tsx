import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { FoundMessage } from '#contract/messages/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { formatShortTime } from '#web/lib/format/format-short-time.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { conversationQueries } from '../api.ts';
import { MemberAvatar } from '../member-avatar.tsx';
import { markWords } from './mark-words.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

interface MessageSearchProps {
  query: string;
  /** The message that is shown. */
  foundId: string | undefined;
}

export function MessageSearch({ query, foundId }: MessageSearchProps) {
  const list = useInfiniteQuery(conversationQueries.search(query));
  if (list.isPending) return <RowsSkeleton label="Searching your messages" />;
  if (list.isError && !list.data)
    return (
      <LoadError
        query={list}
        layout="centered"
        fallback="The search did not work. Please try again."
      />
    );
  const found = pageItems(list.data);
  if (found.length === 0)
    return (
      <p role="status" className="px-4 py-10 text-center text-sm text-balance text-ink-soft">
        No message has “{query}” in it. Try fewer letters, or another word.
      </p>
    );
  return (
    <>
      <ul aria-label="Found messages" className="divide-y divide-rule">
        {found.map((message) => (
          <FoundRow
            key={message.id}
            message={message}
            query={query}
            isOpen={message.id === foundId}
          />
        ))}
      </ul>
      <InfiniteScrollTrigger list={list} />
    </>
  );
}

interface FoundRowProps {
  message: FoundMessage;
  query: string;
  isOpen: boolean;
}

function FoundRow({ message, query, isOpen }: FoundRowProps) {
  const { id, conversationId, member, senderId, text, createdAt } = message;
  const isMine = senderId === useViewer().id;
  return (
    <li>
      <Link
        href={`${pathTo('conversation', { conversationId })}?message=${encodeURIComponent(id)}`}
        aria-current={isOpen ? 'page' : undefined}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-3 text-ink no-underline hover:bg-well focus-visible:-outline-offset-2 aria-[current]:bg-well"
      >
        <MemberAvatar member={member} />
        <span className="grid min-w-0 gap-0.5">
          <span className="flex gap-3">
            <span className="min-w-0 flex-1 truncate font-medium">
              {member ? `${member.firstName} ${member.lastName}` : 'Deleted account'}
            </span>
            <time dateTime={createdAt} className="font-mono text-2xs leading-6 text-ink-faint">
              {formatShortTime(createdAt)}
            </time>
          </span>
          <span className="line-clamp-2 text-sm text-ink-soft">
            {isMine && 'You: '}
            {markWords(text, query).map((part) =>
              part.isFound ? (
                <mark key={part.at} className="bg-accent-wash font-semibold text-ink">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
