import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyPopup } from '../../ui/lazy-popup.tsx';

const ItemMenuPopup = lazyComponent(() =>
  import('./item-menu-popup.tsx').then((module) => module.ItemMenuPopup),
);

export interface ItemMenuActions {
  /** The path of the item's page. */
  path: string;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** The viewer edits or deletes what another member posted. */
  isModerating?: boolean;
  /** Further entries, for viewers who do not own the item. */
  children?: ReactNode;
}

export function ItemMenu({ label, ...actions }: ItemMenuActions & { label: string }) {
  return (
    <LazyPopup
      kind="menu"
      Popup={ItemMenuPopup}
      popupProps={actions}
      trigger={
        <IconButton label={label} size="sm" className="-mt-1 -mr-1.5 ml-auto">
          <Ellipsis />
        </IconButton>
      }
    />
  );
}
