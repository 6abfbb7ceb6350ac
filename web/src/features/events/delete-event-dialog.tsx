import type { Event } from '#contract/events/contract.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ModeratorNote } from '../items/moderator-note.tsx';
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
  });
  const hasGuests = event.going + event.waiting > 0;
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Event"
      description={
        <>
          “{event.title}” leaves the board{hasGuests && ', and its guests are told'}. This cannot be
          undone.
          <ModeratorNote authorId={event.authorId} />
        </>
      }
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
