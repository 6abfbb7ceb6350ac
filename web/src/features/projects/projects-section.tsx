import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { ProjectCard } from '#contract/projects/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { ListStates } from '#web/ui/list-states.tsx';
import { projectQueries } from './api.ts';
import { Poster } from './poster.tsx';

const StartProjectDialog = lazyComponent(() =>
  import('./start-project-dialog.tsx').then((module) => module.StartProjectDialog),
);

interface ProjectsSectionProps {
  userId: string;
  isOwner: boolean;
}

/** Of a profile. Others see it only where there is a project. */
export function ProjectsSection({ userId, isOwner }: ProjectsSectionProps) {
  const [, navigate] = useLocation();
  const list = useQuery(projectQueries.ofMember(userId));
  const start = useLazyDialog(StartProjectDialog);
  const isEmpty = list.data?.length === 0;
  if (!isOwner && (isEmpty || list.isPending)) return null;
  const startButton = isOwner && (
    <Button size="sm" {...start.trigger}>
      <Plus aria-hidden="true" /> Start a project
    </Button>
  );
  return (
    <section aria-labelledby="projects-title" className="grid gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id="projects-title" className="font-display text-xl">
          Projects
        </h2>
        {!isEmpty && startButton}
      </div>
      <ListStates query={list} what="projects" />
      {isEmpty && (
        <div className="grid justify-items-start gap-3 rounded-sm border border-dashed border-rule-strong p-4">
          <p className="text-ink-soft">
            Give your film, show or game a page: its crew, its calls, and how it is going.
          </p>
          {startButton}
        </div>
      )}
      {list.data && !isEmpty && (
        <ul className="flex flex-wrap gap-4">
          {list.data.map((project) => (
            <ProjectItem key={project.id} project={project} />
          ))}
        </ul>
      )}
      {start.shouldRender && (
        <StartProjectDialog
          {...start.dialog}
          onStarted={({ id }) => navigate(pathTo('project', { projectId: id }))}
        />
      )}
    </section>
  );
}

function ProjectItem({ project }: { project: ProjectCard }) {
  const { id, title, role, isOwner } = project;
  const what = isOwner ? 'Owner' : role;
  return (
    <li className="w-36">
      <Link
        href={pathTo('project', { projectId: id })}
        className="group grid gap-1.5 rounded-sm no-underline"
      >
        <Poster project={project} />
        <span className="grid">
          <span className="line-clamp-2 text-sm font-semibold wrap-anywhere group-hover:underline">
            {title}
          </span>
          {what && <span className="truncate font-mono text-2xs text-ink-faint">{what}</span>}
        </span>
      </Link>
    </li>
  );
}
