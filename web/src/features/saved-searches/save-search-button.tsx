import { BellPlus } from 'lucide-react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import type { NewSearch } from './api.ts';

const SaveSearchDialog = lazyComponent(() =>
  import('./save-search-dialog.tsx').then((m) => m.SaveSearchDialog),
);

export function SaveSearchButton({ search }: { search: NewSearch }) {
  const dialog = useLazyDialog(SaveSearchDialog);
  return (
    <>
      <Button size="sm" {...dialog.trigger}>
        <BellPlus aria-hidden="true" /> Save this search
      </Button>
      {dialog.shouldRender && <SaveSearchDialog search={search} {...dialog.dialog} />}
    </>
  );
}
