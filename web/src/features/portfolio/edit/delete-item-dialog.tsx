import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRemovePortfolioItem } from '../api.ts';
import { itemMedia } from '../item-source.ts';

export function DeleteItemDialog({ item, ...dialog }: DialogProps & { item: PortfolioItem }) {
  const remove = useRemovePortfolioItem(item, {
    onSuccess: () => toast({ title: 'Portfolio item deleted successfully!' }),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete “${item.title}”?`}
      description={
        itemMedia(item)
          ? 'The item and its file leave your portfolio. This cannot be undone.'
          : 'The item leaves your portfolio. This cannot be undone.'
      }
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
