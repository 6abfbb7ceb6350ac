import type { Project } from '#contract/projects/contract.ts';
import { type UpdateProject, updateProjectBody } from '#contract/projects/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ModeratorNote } from '../items/moderator-note.tsx';
import { useAttachedMedia } from '../media/api.ts';
import { useUpdateProject } from './api.ts';
import { ProjectFields } from './project-fields.tsx';

export function EditProjectDialog({ project, ...dialog }: DialogProps & { project: Project }) {
  return (
    <FormDialog
      {...dialog}
      title="Edit project"
      description={
        <>
          Everyone who sees the project sees your changes at once.
          <ModeratorNote authorId={project.ownerId} />
        </>
      }
    >
      <EditProjectForm project={project} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

/** Uploads a new poster, then saves; a failure of either keeps the form. */
function EditProjectForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const { id, title, description, media } = project;
  const poster = useAttachedMedia(media);
  const form = useForm(updateProjectBody, {
    initial: { title, description: description ?? '' },
    toInput: (values) => ({ ...values, description: values.description.trim() || null }),
  });
  const update = useUpdateProject(id, {
    onSuccess: () => {
      toast({ title: 'Project updated' });
      onDone();
    },
    onError: form.showServerIssues,
  });
  const { isBusy } = poster.upload;
  const isOtherPoster = poster.hasFile || poster.existing !== media;

  async function send(changes: UpdateProject): Promise<void> {
    const sent = await poster.sendFile();
    if (!sent) return;
    const imageUrl = sent.file?.url ?? null;
    update.mutate({ ...changes, ...(isOtherPoster && { imageUrl }) });
  }

  return (
    <FormDialogBody
      {...form.formProps((changes) => void send(changes))}
      isUnsaved={form.isDirty || isOtherPoster}
      isPending={isBusy || update.isPending}
      submitLabel={isBusy ? 'Uploading...' : update.isPending ? 'Saving...' : 'Save changes'}
    >
      <ProjectFields form={form} poster={poster} />
    </FormDialogBody>
  );
}
