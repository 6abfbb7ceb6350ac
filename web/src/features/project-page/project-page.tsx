import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { StickyColumn } from '#web/ui/sticky-column.tsx';
import { ItemPageFrame } from '../items/item-page-frame.tsx';
import { projectQueries } from '../projects/api.ts';
import { CrewSection } from './crew/crew-section.tsx';
import { OneSheet } from './one-sheet.tsx';
import { OpenCalls } from './open-calls.tsx';
import { ProjectEvents } from './project-events.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { Updates } from './updates.tsx';

export function ProjectPage({ projectId }: { projectId: string }) {
  const query = useQuery(projectQueries.detail(projectId));
  useDocumentTitle(query.data?.title);
  return (
    <ItemPageFrame
      query={query}
      missing="Project not found"
      back={{ label: 'Back to Feed', href: paths.home, toPrevious: true }}
      isWide
      skeleton={<ProjectSkeleton />}
    >
      {(project) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 pt-2 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-12">
          <StickyColumn>
            <OneSheet project={project} />
          </StickyColumn>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
            <ProjectHead project={project} />
            <CrewSection project={project} />
            <OpenCalls project={project} />
            <ProjectEvents project={project} />
            <Updates project={project} />
          </div>
        </div>
      )}
    </ItemPageFrame>
  );
}
