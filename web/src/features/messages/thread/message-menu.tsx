import { Ellipsis } from 'lucide-react';
import type { Message } from '#contract/messages/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { formatTime } from '#web/lib/format/format-date.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyPopup } from '#web/ui/lazy-popup.tsx';

const MessageMenuPopup = lazyComponent(() =>
  import('./message-menu-popup.tsx').then((module) => module.MessageMenuPopup),
);

export interface MessageMenuProps {
  message: Message;
  /** Who sent it; null for one's own, and where the account was deleted. */
  member: UserSummary | null;
}

export function MessageMenu(props: MessageMenuProps) {
  const time = formatTime(new Date(props.message.createdAt));
  return (
    <LazyPopup
      kind="menu"
      Popup={MessageMenuPopup}
      popupProps={props}
      trigger={
        <IconButton
          label={`More about the message of ${time}`}
          size="sm"
          className="text-ink-faint pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100 pointer-fine:aria-expanded:opacity-100"
        >
          <Ellipsis />
        </IconButton>
      }
    />
  );
}
