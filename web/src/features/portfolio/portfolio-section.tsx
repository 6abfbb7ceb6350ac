import { useQuery } from '@tanstack/react-query';
import { Images, Plus } from 'lucide-react';
import { Suspense, useEffect, useId } from 'react';
import type { UserSummary } from '#contract/users/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { preloadComponent, useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { portfolioQueries } from './api.ts';
import { Gallery, GallerySkeleton } from './gallery/gallery.tsx';
import { useShownItem } from './viewer/shown-item.ts';

const AddItemDialog = lazyComponent(() =>
  import('./edit/add-item-dialog.tsx').then((module) => module.AddItemDialog),
);
const SortableGallery = lazyComponent(() =>
  import('./gallery/sortable-gallery.tsx').then((module) => module.SortableGallery),
);
const ItemViewer = lazyComponent(() =>
  import('./viewer/item-viewer.tsx').then((module) => module.ItemViewer),
);

interface PortfolioSectionProps {
  /** The portfolio's owner. */
  person: Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;
  isOwner: boolean;
}

export function PortfolioSection({ person, isOwner }: PortfolioSectionProps) {
  const titleId = useId();
  const list = useQuery(portfolioQueries.list(person.id));
  const add = useLazyDialog(AddItemDialog);
  const shown = useShownItem();
  const items = list.data ?? [];

  useEffect(() => {
    if (isOwner) preloadComponent(SortableGallery);
  }, [isOwner]);

  const addButton = isOwner && (
    <Button id="add-media" variant={items.length === 0 ? 'primary' : 'outline'} {...add.trigger}>
      <Plus aria-hidden="true" /> Add Media
    </Button>
  );
  return (
    <section aria-labelledby={titleId} className="@container grid gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="font-display text-xl">
          Portfolio
        </h2>
        {items.length > 0 && addButton}
      </div>
      {list.isPending && <GallerySkeleton />}
      {list.isError && !list.data && (
        <Alert variant="danger" title="Failed to fetch portfolio items">
          {errorMessage(list.error, { fallback: 'Please try again.' })}{' '}
          <Button size="sm" onClick={() => void list.refetch()}>
            Try Again
          </Button>
        </Alert>
      )}
      {list.data?.length === 0 && (
        <EmptyState icon={<Images />} action={addButton}>
          {isOwner
            ? 'Hang up what you have made: stills, reels, sounds, scripts, a film on YouTube or Vimeo.'
            : `${person.firstName} has not hung up any work yet.`}
        </EmptyState>
      )}
      {items.length > 0 && (
        <Suspense fallback={<Gallery items={items} person={person} />}>
          {isOwner ? <SortableGallery items={items} /> : <Gallery items={items} person={person} />}
        </Suspense>
      )}
      {add.shouldRender && <AddItemDialog userId={person.id} {...add.dialog} />}
      {shown.itemId !== null && list.data && (
        <Suspense>
          <ItemViewer
            items={items}
            itemId={shown.itemId}
            onShow={shown.show}
            onClose={shown.close}
          />
        </Suspense>
      )}
    </section>
  );
}
