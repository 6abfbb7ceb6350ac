import { Link, useLocation } from 'wouter';
import { paths, pathTo } from '#contract/paths.ts';
import type { Project } from '#contract/projects/contract.ts';
import { canEditProject } from '#contract/projects/policy.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { formatShortDate } from '#web/lib/format/format-date.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { ItemMenu } from '../items/item-menu.tsx';
import { ShareButton } from '../items/share-button.tsx';
import { LazyModerationMenuItems } from '../moderation/lazy-moderation-menu-items.tsx';

const EditProjectDialog = lazyComponent(() =>
  import('../projects/edit-project-dialog.tsx').then((module) => module.EditProjectDialog),
);
const DeleteProjectDialog = lazyComponent(() =>
  import('./delete-project-dialog.tsx').then((module) => module.DeleteProjectDialog),
);

export function ProjectHead({ project }: { project: Project }) {
  const { id, title, owner, description, crew, createdAt } = project;
  const path = pathTo('project', { projectId: id });
  return (
    <header className="grid gap-5">
      <div className="flex items-start gap-2">
        <h1 className="min-w-0 flex-1 font-display text-4xl leading-none wrap-anywhere lg:text-5xl">
          {title}
        </h1>
        <span className="flex items-center [&>button]:m-0">
          <ShareButton path={path} title={title} />
          <ProjectMenu project={project} path={path} />
        </span>
      </div>
      <FactList className="grid-cols-[minmax(0,1fr)_auto_auto] gap-x-6 sm:gap-x-12">
        <Fact label="A project by">
          <Link
            href={pathTo('profile', { userId: owner.id })}
            className="font-semibold no-underline hover:underline"
          >
            {owner.firstName} {owner.lastName}
          </Link>
        </Fact>
        <Fact label="Crew" mono>
          {crew.length}
        </Fact>
        <Fact label="Since" mono>
          <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
        </Fact>
      </FactList>
      {description && <LinkedText text={description} className="max-w-prose text-ink" />}
    </header>
  );
}

function ProjectMenu({ project, path }: { project: Project; path: string }) {
  const [, navigate] = useLocation();
  const viewer = useViewer();
  const edit = useLazyDialog(EditProjectDialog);
  const remove = useLazyDialog(DeleteProjectDialog);
  const isOwner = viewer.id === project.ownerId;
  const canEdit = canEditProject(viewer, project);
  return (
    <>
      <ItemMenu
        label={`More for ${project.title}`}
        path={path}
        {...(canEdit && { onEdit: edit.open, onDelete: remove.open })}
        isModerating={canEdit && !isOwner}
      >
        <LazyModerationMenuItems person={project.owner} />
      </ItemMenu>
      {edit.shouldRender && <EditProjectDialog project={project} {...edit.dialog} />}
      {remove.shouldRender && (
        <DeleteProjectDialog
          project={project}
          onDeleted={() => navigate(isOwner ? paths.ownProfile : paths.home)}
          {...remove.dialog}
        />
      )}
    </>
  );
}
