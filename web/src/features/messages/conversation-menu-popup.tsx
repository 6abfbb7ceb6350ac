import { Trash2, User } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import { LazyModerationMenuItems } from '#web/features/moderation/lazy-moderation-menu-items.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { PopupProps } from '#web/ui/lazy-popup.tsx';
import { useRemoveConversation } from './api.ts';
import type { ConversationMenuProps } from './conversation-menu.tsx';

export function ConversationMenuPopup({
  trigger,
  conversation: { id, member },
}: PopupProps & ConversationMenuProps) {
  const remove = useRemoveConversation(id);
  const [isConfirming, setConfirming] = useState(false);
  const isChosen = useRef(false);
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={() => {
            if (isChosen.current) setTimeout(() => setConfirming(true));
            isChosen.current = false;
          }}
        >
          {member && (
            <DropdownMenuItem asChild>
              <Link href={pathTo('profile', { userId: member.id })}>
                <User /> See profile
              </Link>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem
            variant="danger"
            onSelect={() => {
              isChosen.current = true;
            }}
          >
            <Trash2 /> Delete for me
          </DropdownMenuItem>
          {member && <LazyModerationMenuItems person={member} />}
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Delete this conversation?"
        description={`All messages in it are deleted for you${member ? `; ${member.firstName} keeps theirs` : ''}. A new message begins it anew.`}
        confirmLabel="Delete for me"
        destructive
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
