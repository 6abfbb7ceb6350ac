import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { PopupProps } from '../../ui/lazy-popup.tsx';
import type { ItemMenuActions } from './item-menu.tsx';
import { copyLink } from './share-link.ts';

/**
 * A dialog opens only after the menu has closed and returned the focus; otherwise the dialog would return it to a
 * menu item that is gone.
 */
export function ItemMenuPopup(props: PopupProps & ItemMenuActions) {
  const { trigger, path, onEdit, onDelete, isModerating, children } = props;
  const next = useRef<(() => void) | null>(null);
  const edit = onEdit && (
    <DropdownMenuItem
      onSelect={() => {
        next.current = onEdit;
      }}
    >
      <Pencil /> Edit
    </DropdownMenuItem>
  );
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent
        onCloseAutoFocus={() => {
          const act = next.current;
          next.current = null;
          if (act) setTimeout(act);
        }}
      >
        <DropdownMenuItem onSelect={() => void copyLink(path)}>
          <Link2 /> Copy link
        </DropdownMenuItem>
        {!isModerating && edit}
        {children}
        {isModerating && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuLabel>As a moderator</DropdownMenuLabel>
            {edit}
          </>
        )}
        {onDelete && (
          <>
            {!isModerating && <DropdownMenuSeparator />}
            <DropdownMenuItem
              variant="danger"
              onSelect={() => {
                next.current = onDelete;
              }}
            >
              <Trash2 /> Delete
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
