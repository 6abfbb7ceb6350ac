import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { notificationCatalogue } from '#contract/notifications/catalogue.ts';
import type { Notification } from '#contract/notifications/contract.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { useMarkRead } from './api.ts';
import { notificationKinds } from './notification-kinds.ts';
import { removeLater } from './remove-later.ts';

interface NotificationRowProps {
  notification: Notification;
  /** Called when the row was followed: the dropdown closes. */
  onFollow?: () => void;
}

export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const client = useQueryClient();
  const markRead = useMarkRead();
  const { title, message, isRead, createdAt } = notification;
  const follow = () => {
    if (!isRead) markRead.mutate(notification);
    onFollow?.();
  };
  return (
    <li
      className={cn(
        'flex items-start gap-1 border-l-4 pr-1',
        isRead ? 'border-l-transparent' : 'border-l-accent',
      )}
    >
      <RowTarget notification={notification} onFollow={follow}>
        <Picture notification={notification} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-2">
            <span className={cn('text-sm', isRead ? 'text-ink-soft' : 'font-semibold')}>
              {!isRead && <span className="sr-only">Unread: </span>}
              {title}
            </span>
            <RelativeTime
              instant={createdAt}
              className="shrink-0 font-mono text-2xs text-ink-faint"
            />
          </span>
          <span className="text-sm break-words text-ink-soft">{message}</span>
        </span>
      </RowTarget>
      <span className="flex shrink-0 pt-2">
        {!isRead && (
          <IconButton
            label={`Mark as read: ${message}`}
            size="sm"
            onClick={() => markRead.mutate(notification)}
          >
            <Check />
          </IconButton>
        )}
        <IconButton
          label={`Delete: ${message}`}
          size="sm"
          onClick={() => removeLater(client, notification)}
        >
          <X />
        </IconButton>
      </span>
    </li>
  );
}

interface RowTargetProps extends Required<NotificationRowProps> {
  children: ReactNode;
}

/** A link to what the notification is about; one without a page only closes the dropdown. */
function RowTarget({ notification, onFollow, children }: RowTargetProps) {
  const href = notificationCatalogue[notification.type].link(notification.data);
  const className =
    'flex min-w-0 flex-1 gap-3 py-3 pl-2 text-left text-ink no-underline hover:bg-well focus-visible:-outline-offset-2';
  if (href === null)
    return (
      <button type="button" className={className} onClick={onFollow}>
        {children}
      </button>
    );
  return (
    <Link href={href} className={className} onClick={onFollow}>
      {children}
    </Link>
  );
}

function Picture({ notification: { actor, type } }: { notification: Notification }) {
  const { Icon } = notificationKinds[type];
  return (
    <span className="relative size-10 shrink-0">
      {actor && (
        <Avatar
          id={actor.id}
          src={actor.profileImageUrl}
          firstName={actor.firstName}
          lastName={actor.lastName}
        />
      )}
      <span
        className={cn(
          'grid place-items-center rounded-full',
          actor
            ? 'absolute -right-1 -bottom-1 size-5 border border-rule bg-raised text-ink-soft'
            : 'size-10 bg-well text-ink-soft',
        )}
      >
        <Icon aria-hidden="true" className={actor ? 'size-3' : 'size-5'} />
      </span>
    </span>
  );
}
