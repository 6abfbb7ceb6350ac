import { useUnreadMessages } from '#web/features/messages/use-unread-messages.ts';
import { formatUnread, UnreadBadge } from './unread-badge.tsx';

/** Inside the link to the messages. */
export function UnreadMessages({ className }: { className: string }) {
  const count = useUnreadMessages();
  return (
    <>
      {count > 0 && <span className="sr-only"> {formatUnread(count)} unread</span>}
      <UnreadBadge count={count} className={className} />
    </>
  );
}
