import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ModeratorNote } from '../../items/moderator-note.tsx';
import { itemMedia } from '../item-source.ts';
import { useRemovePortfolioItem } from './api.ts';

export function DeleteItemDialog({ item, ...dialog }: DialogProps & { item: PortfolioItem }) {
  const remove = useRemovePortfolioItem(item, {
    onSuccess: () => toast({ title: 'Portfolio item deleted successfully!' }),
  });
  const portfolio = useViewer().id === item.userId ? 'your portfolio' : 'the portfolio';
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete “${item.title}”?`}
      description={
        <>
          {`${itemMedia(item) ? 'The item and its file leave' : 'The item leaves'} ${portfolio}. This cannot be undone.`}
          <ModeratorNote authorId={item.userId} />
        </>
      }
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
