import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { canDeletePortfolioItem } from '#contract/portfolio/policy.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LazyModerationMenuItems } from '../../moderation/lazy-moderation-menu-items.tsx';
import { itemShareUrl } from '../viewer/shown-item.ts';
import { ItemCard } from './item-card.tsx';

const DeleteItemDialog = lazyComponent(() =>
  import('../edit/delete-item-dialog.tsx').then((module) => module.DeleteItemDialog),
);

export const galleryColumns = 'grid gap-4 @md:grid-cols-2 @2xl:grid-cols-3';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

interface GalleryProps {
  items: PortfolioItem[];
  person: Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;
}

export function Gallery({ items, person }: GalleryProps) {
  return (
    <ul className={galleryColumns}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} menu={<GalleryItemMenu item={item} person={person} />} />
        </li>
      ))}
    </ul>
  );
}

/** Moderators can delete what others show. */
function GalleryItemMenu({
  item,
  person,
}: {
  item: PortfolioItem;
  person: GalleryProps['person'];
}) {
  const remove = useLazyDialog(DeleteItemDialog);
  const canDelete = canDeletePortfolioItem(useViewer(), item);
  return (
    <>
      <ItemMenu
        label={`More for ${item.title}`}
        path={itemShareUrl(item)}
        {...(canDelete && { onDelete: remove.open })}
        isModerating={canDelete}
      >
        <LazyModerationMenuItems person={person} item={{ type: 'portfolio', id: item.id }} />
      </ItemMenu>
      {remove.shouldRender && <DeleteItemDialog item={item} {...remove.dialog} />}
    </>
  );
}

export function GallerySkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the portfolio"
      aria-busy="true"
      className={galleryColumns}
    >
      {skeletons.map((key) => (
        <div key={key} className="grid gap-3 rounded-sm border border-rule bg-sheet pb-4">
          <Skeleton className="aspect-[3/2] h-auto rounded-none" />
          <Skeleton className="mx-3 h-5 w-3/5" />
          <Skeleton className="mx-3 w-2/5" />
        </div>
      ))}
    </div>
  );
}
