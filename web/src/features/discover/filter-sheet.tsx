import { Button } from '#web/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { FilterFields } from './filter-fields.tsx';
import { ResultCount } from './result-count.tsx';
import type { DiscoverState } from './use-discover-filters.ts';

interface FilterSheetProps extends DialogProps {
  discoverState: DiscoverState;
}

/** The filters on phones; the list behind the sheet updates with each change. */
export function FilterSheet({ discoverState, ...dialog }: FilterSheetProps) {
  const { filters, filter, clear } = discoverState;
  return (
    <Dialog {...dialog}>
      <DialogContent size="sm" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Filters</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-4 pb-5">
          <FilterFields filters={filters} onFilter={filter} />
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={clear}>
            Clear all
          </Button>
          <DialogClose asChild>
            <Button variant="primary">
              Show <ResultCount filters={filters} />
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
