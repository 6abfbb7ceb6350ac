import type { Job } from '#contract/jobs/contract.ts';
import { canEditJob } from '#contract/jobs/policy.ts';
import { pathTo } from '#contract/paths.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { LazyModerationMenuItems } from '../moderation/lazy-moderation-menu-items.tsx';

const EditJobDialog = lazyComponent(() =>
  import('./form/edit-job-dialog.tsx').then((module) => module.EditJobDialog),
);
const DeleteJobDialog = lazyComponent(() =>
  import('./delete-job-dialog.tsx').then((module) => module.DeleteJobDialog),
);

interface JobMenuProps {
  job: Job;
  onDeleted?: () => void;
}

export function JobMenu({ job, onDeleted }: JobMenuProps) {
  const edit = useLazyDialog(EditJobDialog);
  const remove = useLazyDialog(DeleteJobDialog);
  const viewer = useViewer();
  const canEdit = canEditJob(viewer, job);
  return (
    <>
      <ItemMenu
        label={`More for ${job.title}`}
        path={pathTo('job', { jobId: job.id })}
        {...(canEdit && { onEdit: edit.open, onDelete: remove.open })}
        isModerating={canEdit && viewer.id !== job.authorId}
      >
        <LazyModerationMenuItems person={job.author} item={{ type: 'job', id: job.id }} />
      </ItemMenu>
      {edit.shouldRender && <EditJobDialog job={job} {...edit.dialog} />}
      {remove.shouldRender && (
        <DeleteJobDialog job={job} onDeleted={onDeleted} {...remove.dialog} />
      )}
    </>
  );
}
