import { useInfiniteQuery } from '@tanstack/react-query';
import type { Project } from '#contract/projects/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { EventCard } from '../events/event-card.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';
import { projectPageQueries } from './api.ts';
import { ItemSection } from './item-section.tsx';
import { PostButton } from './post-button.tsx';

const CreateEventDialog = lazyComponent(() =>
  import('../events/create-event-dialog.tsx').then((module) => module.CreateEventDialog),
);

export function ProjectEvents({ project }: { project: Project }) {
  const list = useInfiniteQuery(projectPageQueries.events(project.id));
  const create = useLazyDialog(CreateEventDialog);
  return (
    <>
      <ItemSection
        title="Events"
        what="events"
        list={list}
        empty={
          project.isMine
            ? 'A reading, a screening, a wrap breakfast: say when people can come.'
            : 'No events yet.'
        }
        action={project.isMine && <PostButton label="Add an event" trigger={create.trigger} />}
      >
        {(event) => (
          <ViewTracker contentType="event" contentId={event.id}>
            <EventCard event={event} />
          </ViewTracker>
        )}
      </ItemSection>
      {create.shouldRender && <CreateEventDialog project={project} {...create.dialog} />}
    </>
  );
}
