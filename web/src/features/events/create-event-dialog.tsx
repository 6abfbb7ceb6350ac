import { createEventBody } from '#contract/events/forms.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/on-demand.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useCreateEvent } from './api.ts';
import { EventFields } from './event-fields.tsx';
import { emptyEvent, toCreateEvent } from './event-values.ts';

const headings: Record<string, string> = {
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
  const { values, change, discard, forget, isRestored } = useDraft('event', emptyEvent);
  const { attach, issues, check, showRefusal, clearIssues } = useCheckedForm(createEventBody);
  const create = useCreateEvent({
    onSuccess: () => {
      forget();
      toast({
        title: 'Event Created!',
        description: 'Your event has been created and is now live',
        duration: 5_000,
      });
      onPosted();
    },
    onError: (error) => {
      showRefusal(error);
      const fallback = 'Failed to create the event. Please try again.';
      const description = messageOf(error, { fallback });
      toast({ title: 'Error creating event', description, variant: 'destructive' });
    },
  });

  function submit(): void {
    const checked = check(toCreateEvent(values));
    if (checked.data) return create.mutate(checked.data);
    const { path, message } = checked.issue;
    const isBlank = !values[path]?.trim();
    const title = (isBlank && headings[path]) || 'Please look again';
    toast({ title, description: message, variant: 'destructive' });
  }

  return (
    <DialogForm
      ref={attach}
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
