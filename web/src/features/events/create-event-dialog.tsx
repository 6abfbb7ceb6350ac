import { createEventBody } from '#contract/events/forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useControlledForm } from '#web/lib/forms/use-controlled-form.ts';
import { useDraft } from '#web/lib/forms/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useCreateEvent } from './api.ts';
import { EventFields } from './event-fields.tsx';
import { emptyEvent, toCreateEvent } from './event-values.ts';

const missingTitles: Record<string, string> = {
  title: 'Title required',
  description: 'Description required',
  eventDate: 'Date required',
};

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
        onPosted={() => {
          dialog.onOpenChange(false);
          onPosted?.();
        }}
      />
    </FormDialog>
  );
}

function CreateEventForm({ onPosted }: { onPosted: () => void }) {
  const {
    values,
    change,
    discard,
    remove: removeDraft,
    isRestored,
  } = useDraft('event', emptyEvent);
  const { formRef, issues, validate, showServerIssues, clearIssues } =
    useControlledForm(createEventBody);
  const create = useCreateEvent({
    onSuccess: () => {
      removeDraft();
      toast({
        title: 'Event Created!',
        description: 'Your event has been created and is now live',
        duration: 5_000,
      });
      onPosted();
    },
    onError: (error) => {
      showServerIssues(error);
      const fallback = 'Failed to create the event. Please try again.';
      const description = errorMessage(error, { fallback });
      toast({ title: 'Error creating event', description, variant: 'destructive' });
    },
  });

  function submit(): void {
    const checked = validate(toCreateEvent(values));
    if (checked.data) return create.mutate(checked.data);
    const { path, message } = checked.issue;
    const isBlank = !values[path]?.trim();
    const title = (isBlank && missingTitles[path]) || 'Please look again';
    toast({ title, description: message, variant: 'destructive' });
  }

  return (
    <DialogForm
      ref={formRef}
      onSubmit={submit}
      isPending={create.isPending}
      submitLabel={create.isPending ? 'Creating...' : 'Create Event'}
    >
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
