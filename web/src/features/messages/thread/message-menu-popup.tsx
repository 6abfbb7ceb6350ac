import { Copy, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyModerationMenuItems } from '#web/features/moderation/lazy-moderation-menu-items.tsx';
import { copyText } from '#web/lib/browser/copy-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { PopupProps } from '#web/ui/lazy-popup.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRemoveMessage } from '../api.ts';
import type { MessageMenuProps } from './message-menu.tsx';

export function MessageMenuPopup({ trigger, message, member }: PopupProps & MessageMenuProps) {
  const remove = useRemoveMessage(message.conversationId);
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
          {message.text && (
            <DropdownMenuItem onSelect={() => void copy(message.text)}>
              <Copy /> Copy text
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
          {member && (
            <LazyModerationMenuItems person={member} item={{ type: 'message', id: message.id }} />
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Delete this message?"
        description="Only you no longer see it."
        confirmLabel="Delete for me"
        destructive
        onConfirm={() => remove.mutate(message)}
      />
    </>
  );
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast({ title: 'Copied' });
  else toast({ title: 'The browser did not allow it', variant: 'destructive' });
}
