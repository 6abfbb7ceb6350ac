import { useQuery } from '@tanstack/react-query';
import { Check, Images, Move, Plus } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { UserSummary } from '#contract/users/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { preloadComponent, useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { portfolioQueries } from './api.ts';
import { Showcase } from './gallery/showcase.tsx';
import { ShowcaseSkeleton } from './gallery/showcase-skeleton.tsx';
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
  const [isArranging, setArranging] = useState(false);
  const items = list.data ?? [];
  const isEmpty = list.data?.length === 0;

  const addButton = isOwner && (
    <Button id="add-media" variant={isEmpty ? 'primary' : 'outline'} {...add.trigger}>
      <Plus aria-hidden="true" /> Add Media
    </Button>
  );
  const showcase = <Showcase items={items} person={person} />;
  return (
    <section aria-labelledby={titleId} className="@container grid gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="font-display text-xl">
          Portfolio
        </h2>
        {isOwner && !isEmpty && (
          <div className="flex flex-wrap gap-2">
            {items.length > 0 && (
              <ArrangeButton
                isArranging={isArranging}
                onToggle={() => setArranging(!isArranging)}
              />
            )}
            {addButton}
          </div>
        )}
      </div>
      {list.isPending && <ShowcaseSkeleton />}
      {list.isError && !list.data && (
        <LoadError query={list} layout="section" title="Failed to fetch portfolio items" />
      )}
      {isEmpty && (
        <EmptyState icon={<Images />} action={addButton}>
          {isOwner
            ? 'Hang up what you have made: stills, reels, sounds, scripts, a film on YouTube or Vimeo.'
            : `${person.firstName} has not hung up any work yet.`}
        </EmptyState>
      )}
      {items.length > 0 && (
        // What was pressed while the gallery loads would vanish with the showcase.
        <Suspense fallback={<div inert>{showcase}</div>}>
          {isOwner && isArranging ? <SortableGallery items={items} /> : showcase}
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

function ArrangeButton(props: { isArranging: boolean; onToggle: () => void }) {
  const { isArranging, onToggle } = props;
  return (
    <Button
      onPointerEnter={() => preloadComponent(SortableGallery)}
      onFocus={() => preloadComponent(SortableGallery)}
      onClick={onToggle}
    >
      {isArranging ? <Check aria-hidden="true" /> : <Move aria-hidden="true" />}
      {isArranging ? 'Done' : 'Arrange'}
    </Button>
  );
}
