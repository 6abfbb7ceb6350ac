import { useRef, useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { PopupProps } from '#web/ui/lazy-popup.tsx';

export interface ConnectionMenuActions {
  label: string;
  onSelect: () => void;
  /** Asked before an action that cannot be undone. */
  confirmation?: { title: string; description: string };
}

export function ConnectionMenu({
  trigger,
  label,
  onSelect,
  confirmation,
}: PopupProps & ConnectionMenuActions) {
  const [isConfirming, setConfirming] = useState(false);
  const isChosen = useRef(false);
  const select = () => (confirmation ? setConfirming(true) : onSelect());
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={() => {
            if (isChosen.current) setTimeout(select);
            isChosen.current = false;
          }}
        >
          <DropdownMenuItem
            variant={confirmation ? 'danger' : 'default'}
            onSelect={() => {
              isChosen.current = true;
            }}
          >
            {label}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {confirmation && (
        <ConfirmDialog
          {...confirmation}
          confirmLabel={label}
          destructive
          open={isConfirming}
          onOpenChange={setConfirming}
          onConfirm={onSelect}
        />
      )}
    </>
  );
}
