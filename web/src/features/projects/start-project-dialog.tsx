import type { Project } from '#contract/projects/contract.ts';
import { type CreateProject, createProjectBody } from '#contract/projects/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useAttachedMedia } from '../media/api.ts';
import { useCreateProject } from './api.ts';
import { ProjectFields, type ProjectValues } from './project-fields.tsx';

interface StartProjectDialogProps extends DialogProps {
  onStarted: (project: Project) => void;
}

export function StartProjectDialog({ onStarted, ...dialog }: StartProjectDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Start a project"
      description="A film, a show, a game: its crew, calls, events and updates on one page."
    >
      <StartProjectForm
        onStarted={(project) => {
          dialog.onOpenChange(false);
          onStarted(project);
        }}
      />
    </FormDialog>
  );
}

const emptyProject: ProjectValues = { title: '', description: '' };

/** Uploads the poster, then starts the project; a failure of either keeps the form. */
function StartProjectForm({ onStarted }: Pick<StartProjectDialogProps, 'onStarted'>) {
  const poster = useAttachedMedia(null);
  const form = useForm(createProjectBody, { initial: emptyProject });
  const create = useCreateProject({
    onSuccess: (project) => {
      toast({ title: 'Project started', description: `“${project.title}” has its own page now.` });
      onStarted(project);
    },
    onError: form.showServerIssues,
  });
  const { isBusy } = poster.upload;

  async function send(project: CreateProject): Promise<void> {
    // Without a wait, so that a double click finds the form pending.
    if (!poster.hasFile) return create.mutate(project);
    const sent = await poster.sendFile();
    if (sent?.file) create.mutate({ ...project, imageUrl: sent.file.url });
  }

  return (
    <FormDialogBody
      {...form.formProps((project) => void send(project))}
      isUnsaved={form.isDirty || poster.hasFile}
      isPending={isBusy || create.isPending}
      submitLabel={isBusy ? 'Uploading...' : create.isPending ? 'Starting...' : 'Start project'}
    >
      <ProjectFields form={form} poster={poster} />
    </FormDialogBody>
  );
}
