import { createEventBody } from '#contract/events/forms.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../items/item-form.tsx';
import { useCreateEvent } from './api.ts';
import { EventFields } from './event-fields.tsx';
import { emptyEvent, toCreateEvent } from './event-values.ts';

interface CreateEventDialogProps extends DialogProps {
  onPosted?: () => void;
}

export function CreateEventDialog({ onPosted, ...dialog }: CreateEventDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Create Event"
      description="Organize and promote events for the community"
    >
      <CreateEventForm
        onSaved={() => {
          dialog.onOpenChange(false);
          onPosted?.();
        }}
      />
    </FormDialog>
  );
}

const invalidTitles = {
  blank: {
    title: 'Title required',
    description: 'Description required',
    eventDate: 'Date required',
  },
  other: 'Please look again',
};

function CreateEventForm({ onSaved }: { onSaved: () => void }) {
  const form = useDraftForm(createEventBody, {
    draft: 'event',
    initial: emptyEvent,
    toInput: toCreateEvent,
  });
  const callbacks = form.mutationCallbacks(() => {
    toast({
      title: 'Event Created!',
      description: 'Your event has been created and is now live',
      duration: 5_000,
    });
    onSaved();
  });
  const create = useCreateEvent(callbacks);
  return (
    <ItemForm
      form={form}
      onValid={(event) => create.mutate(event)}
      isPending={create.isPending}
      submitLabel={create.isPending ? 'Creating...' : 'Create Event'}
      invalidTitles={invalidTitles}
    >
      <EventFields form={form} />
    </ItemForm>
  );
}
