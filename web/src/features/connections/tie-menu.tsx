import { useRef, useState } from 'react';
import type { PopupProps } from '#web/shell/popup-on-demand.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';

export interface TieMenuActions {
  label: string;
  onAct: () => void;
  /** What to ask before, where it cannot be undone by a press. */
  question?: { title: string; description: string };
}

/** The one thing to do about a connection or a request that is. */
export function TieMenu({ trigger, label, onAct, question }: PopupProps & TieMenuActions) {
  const [isAsking, setAsking] = useState(false);
  const isChosen = useRef(false);
  const act = () => (question ? setAsking(true) : onAct());
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={() => {
            if (isChosen.current) setTimeout(act);
            isChosen.current = false;
          }}
        >
          <DropdownMenuItem
            variant={question ? 'danger' : 'default'}
            onSelect={() => {
              isChosen.current = true;
            }}
          >
            {label}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {question && (
        <ConfirmDialog
          {...question}
          confirmLabel={label}
          destructive
          open={isAsking}
          onOpenChange={setAsking}
          onConfirm={onAct}
        />
      )}
    </>
  );
}
