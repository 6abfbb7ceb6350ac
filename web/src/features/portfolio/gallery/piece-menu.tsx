import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { canDeletePortfolioItem, canEditPortfolioItem } from '#contract/portfolio/policy.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { LazyModerationMenuItems } from '../../moderation/lazy-moderation-menu-items.tsx';
import { itemShareUrl } from '../viewer/shown-item.ts';

const DeleteItemDialog = lazyComponent(() =>
  import('../edit/delete-item-dialog.tsx').then((module) => module.DeleteItemDialog),
);

interface PieceMenuProps {
  item: PortfolioItem;
  person: Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;
}

/** Owners edit and delete while they arrange; moderators can delete what others show. */
export function PieceMenu({ item, person }: PieceMenuProps) {
  const viewer = useViewer();
  const remove = useLazyDialog(DeleteItemDialog);
  const shared = { label: `More for ${item.title}`, path: itemShareUrl(item) };
  if (canEditPortfolioItem(viewer, item)) return <ItemMenu {...shared} />;
  const canDelete = canDeletePortfolioItem(viewer, item);
  return (
    <>
      <ItemMenu {...shared} {...(canDelete && { onDelete: remove.open })} isModerating={canDelete}>
        <LazyModerationMenuItems person={person} item={{ type: 'portfolio', id: item.id }} />
      </ItemMenu>
      {remove.shouldRender && <DeleteItemDialog item={item} {...remove.dialog} />}
    </>
  );
}
