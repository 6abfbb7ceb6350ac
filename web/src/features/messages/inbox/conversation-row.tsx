import { Link } from 'wouter';
import type { Conversation } from '#contract/messages/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { formatShortTime } from '#web/lib/format/format-short-time.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { ConversationMenu } from '../conversation-menu.tsx';
import { describeMessage } from '../describe-message.ts';
import { MemberAvatar } from '../member-avatar.tsx';

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
}

export function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const { id, member, lastMessage, unreadCount, updatedAt } = conversation;
  const viewer = useViewer();
  const isUnread = unreadCount > 0;
  return (
    <li
      className={cn(
        'relative flex items-start border-l-4 pr-1 hover:bg-well',
        isOpen ? 'border-l-ink bg-well' : isUnread ? 'border-l-accent' : 'border-l-transparent',
      )}
    >
      <Link
        href={pathTo('conversation', { conversationId: id })}
        data-conversation={id}
        aria-current={isOpen ? 'page' : undefined}
        className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-3 py-3 pl-3 text-ink no-underline focus-visible:-outline-offset-2"
      >
        <MemberAvatar member={member} />
        <span className="grid min-w-0 gap-0.5">
          <span className={cn('truncate', isUnread ? 'font-bold' : 'font-medium')}>
            {member ? `${member.firstName} ${member.lastName}` : 'Deleted account'}
          </span>
          <span className={cn('truncate text-sm', isUnread ? 'font-semibold' : 'text-ink-soft')}>
            {lastMessage ? describeMessage(lastMessage, viewer.id) : 'No messages'}
          </span>
          {isUnread && <span className="sr-only">, {unreadCount} unread</span>}
        </span>
      </Link>
      <span className="grid justify-items-end gap-1 py-3 pl-2">
        <time
          dateTime={updatedAt}
          className="pr-2 font-mono text-2xs leading-6 whitespace-nowrap text-ink-faint"
        >
          {formatShortTime(updatedAt)}
        </time>
        <span className="-mt-1 flex items-center gap-1">
          {isUnread && (
            <span
              aria-hidden="true"
              className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-mono text-2xs text-accent-ink"
            >
              {unreadCount > 99 ? '99+' : unreadCount}
            </span>
          )}
          <ConversationMenu conversation={conversation} />
        </span>
      </span>
    </li>
  );
}
