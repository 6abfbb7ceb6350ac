import { type Event } from '#contract/events/contract.ts';
import { type UpdateEvent, updateEventBody } from '#contract/events/forms.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../items/item-form.tsx';
import { ModeratorNote } from '../items/moderator-note.tsx';
import { useAttachedMedia } from '../media/api.ts';
import { useUpdateEvent } from './api.ts';
import { EventFields } from './event-fields.tsx';
import { eventToValues, toUpdateEvent } from './event-values.ts';

interface EditEventDialogProps extends DialogProps {
  event: Event;
  onSaved?: (() => void) | undefined;
}

export function EditEventDialog({ event, onSaved, ...dialog }: EditEventDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Edit Event"
      description={
        <>
          Everyone who sees the event sees your changes at once.
          <ModeratorNote authorId={event.authorId} />
        </>
      }
    >
      <EditEventForm event={event} onSaved={onSaved} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

interface EditEventFormProps extends Omit<EditEventDialogProps, keyof DialogProps> {
  onDone: () => void;
}

/** Uploads a new poster before the dialog closes; the rest then updates optimistically. */
function EditEventForm({ event, onSaved, onDone }: EditEventFormProps) {
  const poster = useAttachedMedia(event.media);
  const form = useDraftForm(updateEventBody, {
    draft: `event:${event.id}`,
    initial: eventToValues(event),
    toInput: (values) => toUpdateEvent(values, event),
  });
  const callbacks = form.mutationCallbacks(() => {
    toast({ title: 'Event Updated!' });
    onSaved?.();
  });
  const update = useUpdateEvent(event.id, callbacks);

  async function send(changes: UpdateEvent): Promise<void> {
    const sent = await poster.sendFile();
    if (!sent) return;
    const imageUrl = sent.file ? sent.file.url : poster.existing ? undefined : null;
    update.mutate({ ...changes, ...(imageUrl !== undefined && { imageUrl }) });
    onDone();
  }

  return (
    <ItemForm
      form={form}
      onValid={(changes) => void send(changes)}
      isPending={poster.upload.isBusy}
      disabled={update.isPending}
      submitLabel={poster.upload.isBusy ? 'Uploading...' : 'Save Changes'}
    >
      <EventFields form={form} poster={poster} project={event.project} authorId={event.authorId} />
    </ItemForm>
  );
}
