import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import type { Work, WorkFilters } from '#contract/works/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { runWhenLoaded } from '#web/ui/lazy-dialog.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { workQueries } from './api.ts';
import { MakerLink } from './maker-link.tsx';
import { NoWorks } from './no-works.tsx';
import { WallPage, WallSkeleton, wallColumns } from './wall-page.tsx';

const ItemViewer = lazyComponent(() =>
  import('../portfolio/viewer/item-viewer.tsx').then((m) => m.ItemViewer),
);

/** How near to the last loaded work the viewer asks for more. */
const lookAhead = 6;

interface WallProps {
  filters: WorkFilters;
  onClear: () => void;
}

export function Wall({ filters, onClear }: WallProps) {
  const list = useInfiniteQuery(workQueries.list(filters));
  const [shownId, setShownId] = useState<string | null>(null);
  const open = useCallback((id: string) => runWhenLoaded(ItemViewer, () => setShownId(id)), []);
  if (list.isPending && list.fetchStatus !== 'paused') return <WallSkeleton />;
  if (!list.data) return <LoadError query={list} title="The works did not load" />;
  const { pages } = list.data;
  if (pages[0]?.items.length === 0) return <NoWorks filters={filters} onClear={onClear} />;
  return (
    <>
      <div aria-busy={list.isPlaceholderData} className={wallColumns}>
        {pages.map(
          ({ items }) => items[0] && <WallPage key={items[0].id} works={items} onOpen={open} />,
        )}
      </div>
      <InfiniteScrollTrigger list={list} />
      {shownId !== null && (
        <Viewer
          works={pageItems(list.data)}
          workId={shownId}
          onShow={setShownId}
          onNearEnd={() => list.hasNextPage && !list.isFetching && void list.fetchNextPage()}
          onClose={() => setShownId(null)}
        />
      )}
    </>
  );
}

interface ViewerProps {
  works: Work[];
  workId: string;
  onShow: (id: string) => void;
  onNearEnd: () => void;
  onClose: () => void;
}

function Viewer({ works, workId, onShow, onNearEnd, onClose }: ViewerProps) {
  const index = works.findIndex(({ id }) => id === workId);
  const maker = works[index]?.maker;
  const show = (id: string) => {
    onShow(id);
    if (works.length - index <= lookAhead) onNearEnd();
  };
  return (
    <Suspense>
      <ItemViewer
        items={works}
        itemId={workId}
        onShow={show}
        onClose={onClose}
        byline={maker && <MakerLink maker={maker} />}
        isInUrl={false}
      />
    </Suspense>
  );
}
