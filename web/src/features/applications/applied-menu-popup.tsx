import { Undo2 } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { PopupProps } from '#web/ui/lazy-popup.tsx';

export function AppliedMenuPopup({ trigger, onWithdraw }: PopupProps & { onWithdraw: () => void }) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem onSelect={onWithdraw}>
          <Undo2 /> Withdraw application
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
