import { type Event } from '#contract/events/contract.ts';
import { updateEventBody } from '#contract/events/forms.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../items/item-form.tsx';
import { useUpdateEvent } from './api.ts';
import { EventFields } from './event-fields.tsx';
import { eventToValues, toUpdateEvent } from './event-values.ts';

export function EditEventDialog({ event, ...dialog }: DialogProps & { event: Event }) {
  return (
    <FormDialog
      {...dialog}
      title="Edit Event"
      description="Everyone who sees the event sees your changes at once."
    >
      <EditEventForm event={event} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function EditEventForm({ event, onDone }: { event: Event; onDone: () => void }) {
  const form = useDraftForm(updateEventBody, {
    draft: `event:${event.id}`,
    initial: eventToValues(event),
    toInput: toUpdateEvent,
  });
  const callbacks = form.mutationCallbacks(() => toast({ title: 'Event Updated!' }));
  const update = useUpdateEvent(event.id, callbacks);
  return (
    <ItemForm
      form={form}
      onValid={(changes) => {
        update.mutate(changes);
        onDone();
      }}
      disabled={update.isPending}
      submitLabel="Save Changes"
    >
      <EventFields form={form} />
    </ItemForm>
  );
}
