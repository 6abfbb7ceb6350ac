import { type CreateEvent, createEventBody } from '#contract/events/forms.ts';
import type { ProjectReference } from '#contract/projects/reference.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../items/item-form.tsx';
import { useAttachedMedia } from '../media/api.ts';
import { useCreateEvent } from './api.ts';
import { EventFields } from './event-fields.tsx';
import { emptyEvent, toEventBody } from './event-values.ts';

interface CreateEventDialogProps extends DialogProps {
  /** What it stands under unless another one is chosen. */
  project?: ProjectReference;
  onPosted?: () => void;
}

export function CreateEventDialog({ project, onPosted, ...dialog }: CreateEventDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Create Event"
      description={`Organize and promote events ${project ? `of “${project.title}”` : 'for the community'}`}
    >
      <CreateEventForm
        project={project}
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

interface CreateEventFormProps {
  project: ProjectReference | undefined;
  onSaved: () => void;
}

/** Uploads the poster, then creates the event; a failure of either keeps the form. */
function CreateEventForm({ project, onSaved }: CreateEventFormProps) {
  const poster = useAttachedMedia(null);
  const form = useDraftForm(createEventBody, {
    draft: project ? `event in ${project.id}` : 'event',
    initial: { ...emptyEvent, projectId: project?.id ?? '' },
    toInput: toEventBody,
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
  const { isBusy } = poster.upload;

  async function send(event: CreateEvent): Promise<void> {
    // Without a wait, so that a double click finds the form pending.
    if (!poster.hasFile) return create.mutate(event);
    const sent = await poster.sendFile();
    if (sent?.file) create.mutate({ ...event, imageUrl: sent.file.url });
  }

  return (
    <ItemForm
      form={form}
      onValid={(event) => void send(event)}
      isPending={isBusy || create.isPending}
      submitLabel={isBusy ? 'Uploading...' : create.isPending ? 'Creating...' : 'Create Event'}
      invalidTitles={invalidTitles}
    >
      <EventFields form={form} poster={poster} project={project} />
    </ItemForm>
  );
}
