import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PopupOnDemand } from './popup-on-demand.tsx';

const ItemMenuPopup = lazyPage(() =>
  import('./item-menu-popup.tsx').then((module) => module.ItemMenuPopup),
);

export interface ItemMenuActions {
  /** The page of the item, for its link. */
  path: string;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** Further entries, for those who do not own the item. */
  children?: ReactNode;
}

/** The menu in the corner of a card. */
export function ItemMenu({ label, ...actions }: ItemMenuActions & { label: string }) {
  return (
    <PopupOnDemand
      kind="menu"
      Popup={ItemMenuPopup}
      given={actions}
      trigger={
        <IconButton label={label} size="sm" className="-mt-1 -mr-1.5 ml-auto">
          <Ellipsis />
        </IconButton>
      }
    />
  );
}
