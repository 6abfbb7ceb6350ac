import { useInfiniteQuery } from '@tanstack/react-query';
import type { Project } from '#contract/projects/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { JobCard } from '../jobs/job-card.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';
import { projectPageQueries } from './api.ts';
import { ItemSection } from './item-section.tsx';
import { PostButton } from './post-button.tsx';

const CreateJobDialog = lazyComponent(() =>
  import('../jobs/form/create-job-dialog.tsx').then((module) => module.CreateJobDialog),
);

export function OpenCalls({ project }: { project: Project }) {
  const list = useInfiniteQuery(projectPageQueries.calls(project.id));
  const create = useLazyDialog(CreateJobDialog);
  return (
    <>
      <ItemSection
        title="Open calls"
        what="open calls"
        list={list}
        empty={
          project.isMine
            ? 'Say whom you still need. The call stands here and on the board.'
            : 'Nobody is looked for at the moment.'
        }
        action={project.isMine && <PostButton label="Post a call" trigger={create.trigger} />}
      >
        {(job) => (
          <ViewTracker contentType="job" contentId={job.id}>
            <JobCard job={job} />
          </ViewTracker>
        )}
      </ItemSection>
      {create.shouldRender && <CreateJobDialog project={project} {...create.dialog} />}
    </>
  );
}
