import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { ProjectReference } from '#contract/projects/reference.ts';

/** What an item stands under. Nothing for most. */
export function ProjectTag({ project }: { project: ProjectReference | null | undefined }) {
  if (!project) return null;
  return (
    <p data-slot="project-tag" className="-my-1 truncate text-sm leading-6">
      <span className="font-mono text-2xs tracking-label text-ink-faint uppercase">Project</span>{' '}
      <Link
        href={pathTo('project', { projectId: project.id })}
        className="font-semibold underline decoration-rule-strong underline-offset-4 hover:decoration-ink pointer-coarse:leading-11"
      >
        {project.title}
      </Link>
    </p>
  );
}
