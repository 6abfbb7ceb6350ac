import { type Event } from '#contract/events/contract.ts';
import { updateEventBody } from '#contract/events/forms.ts';
import { useControlledForm } from '#web/lib/forms/use-controlled-form.ts';
import { useDraft } from '#web/lib/forms/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
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

/** The card updates optimistically; the draft is kept until the server accepts it. */
function EditEventForm({ event, onDone }: { event: Event; onDone: () => void }) {
  const draft = useDraft(`event:${event.id}`, eventToValues(event));
  const { values, change, discard, remove: removeDraft, isRestored } = draft;
  const { formRef, issues, validate, clearIssues } = useControlledForm(updateEventBody);
  const update = useUpdateEvent(event.id, {
    onSuccess: () => {
      removeDraft();
      toast({ title: 'Event Updated!' });
    },
  });

  function submit(): void {
    const checked = validate(toUpdateEvent(values));
    if (!checked.data) return;
    update.mutate(checked.data);
    onDone();
  }

  return (
    <DialogForm ref={formRef} onSubmit={submit} submitLabel="Save Changes">
      {isRestored && <DraftNote onDiscard={discard} />}
      <EventFields
        values={values}
        issues={issues}
        onChange={(part) => {
          clearIssues(...Object.keys(part));
          change(part);
        }}
      />
    </DialogForm>
  );
}
