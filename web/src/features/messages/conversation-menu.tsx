import { Ellipsis } from 'lucide-react';
import type { Conversation } from '#contract/messages/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyPopup } from '#web/ui/lazy-popup.tsx';

const ConversationMenuPopup = lazyComponent(() =>
  import('./conversation-menu-popup.tsx').then((module) => module.ConversationMenuPopup),
);

export interface ConversationMenuProps {
  conversation: Conversation;
}

export function ConversationMenu({ conversation }: ConversationMenuProps) {
  const { member } = conversation;
  const name = member ? `${member.firstName} ${member.lastName}` : 'a deleted account';
  return (
    <LazyPopup
      kind="menu"
      Popup={ConversationMenuPopup}
      popupProps={{ conversation }}
      trigger={
        <IconButton label={`More about the conversation with ${name}`} size="sm">
          <Ellipsis />
        </IconButton>
      }
    />
  );
}
