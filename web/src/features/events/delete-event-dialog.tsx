import type { Event } from '#contract/events/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useDeleteEvent } from './api.ts';

interface DeleteEventDialogProps extends DialogProps {
  event: Event;
  onDeleted?: (() => void) | undefined;
}

export function DeleteEventDialog({ event, onDeleted, ...dialog }: DeleteEventDialogProps) {
  const remove = useDeleteEvent(event.id, {
    onSuccess: () => {
      toast({ title: 'Event Deleted' });
      onDeleted?.();
    },
    onError: (error) =>
      toast({
        title: 'Error deleting event',
        description: errorMessage(error, { fallback: 'Failed to delete event. Please try again.' }),
        variant: 'destructive',
      }),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Event"
      description={`“${event.title}” leaves the board. This cannot be undone.`}
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
