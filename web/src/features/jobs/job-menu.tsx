import type { Job } from '#contract/jobs/contract.ts';
import { canEditJob } from '#contract/jobs/policy.ts';
import { pathTo } from '#contract/paths.ts';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { useViewer } from '#web/lib/viewer.ts';
import { ItemMenu } from '#web/shell/item-menu.tsx';
import { useDialogOnDemand } from '#web/ui/on-demand.ts';
import { ModerationMenuItems } from '../moderation/moderation-menu-items.tsx';

const EditJobDialog = lazyPage(() =>
  import('./edit-job-dialog.tsx').then((module) => module.EditJobDialog),
);
const DeleteJobDialog = lazyPage(() =>
  import('./delete-job-dialog.tsx').then((module) => module.DeleteJobDialog),
);

interface JobMenuProps {
  job: Job;
  onDeleted?: () => void;
}

export function JobMenu({ job, onDeleted }: JobMenuProps) {
  const edit = useDialogOnDemand(EditJobDialog);
  const remove = useDialogOnDemand(DeleteJobDialog);
  const canEdit = canEditJob(useViewer(), job);
  return (
    <>
      <ItemMenu
        label={`More for ${job.title}`}
        path={pathTo('job', { jobId: job.id })}
        {...(canEdit && { onEdit: edit.open, onDelete: remove.open })}
      >
        <ModerationMenuItems person={job.author} item={{ type: 'job', id: job.id }} />
      </ItemMenu>
      {edit.isWanted && <EditJobDialog job={job} {...edit.dialog} />}
      {remove.isWanted && <DeleteJobDialog job={job} onDeleted={onDeleted} {...remove.dialog} />}
    </>
  );
}
