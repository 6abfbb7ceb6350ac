import { useQueryClient } from '@tanstack/react-query';
import type { AdminEvent } from '#contract/admin/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { schoolTime, schoolZoneName } from '#web/lib/format/school-time.ts';
import { CardTitle } from '#web/ui/card.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { refreshContent } from './api.ts';
import { ContentCard } from './content-card.tsx';

const EditEventDialog = lazyComponent(() =>
  import('../../events/edit-event-dialog.tsx').then((m) => m.EditEventDialog),
);
const DeleteEventDialog = lazyComponent(() =>
  import('../../events/delete-event-dialog.tsx').then((m) => m.DeleteEventDialog),
);

export function EventEntry({ event: listed }: { event: AdminEvent }) {
  const client = useQueryClient();
  const edit = useLazyDialog(EditEventDialog);
  const remove = useLazyDialog(DeleteEventDialog);
  const event = { ...listed, myRsvp: null };
  const { id, author, title, description, eventDate, location } = event;
  const { fullDay, time } = schoolTime(eventDate);
  const refresh = () => refreshContent(client, 'events');
  return (
    <>
      <ContentCard
        author={author}
        createdAt={event.createdAt}
        name={title}
        path={pathTo('event', { eventId: id })}
        edit={edit.trigger}
        remove={remove.trigger}
      >
        <CardTitle>{title}</CardTitle>
        <ExpandableText text={description} label={title} />
        <FactList className="border-b-0">
          <Fact label="Date and time" mono>
            {fullDay}, {time} {schoolZoneName(eventDate)}
          </Fact>
          <Fact label="Location">{location ?? 'Not specified'}</Fact>
        </FactList>
      </ContentCard>
      {edit.shouldRender && <EditEventDialog event={event} onSaved={refresh} {...edit.dialog} />}
      {remove.shouldRender && (
        <DeleteEventDialog event={event} onDeleted={refresh} {...remove.dialog} />
      )}
    </>
  );
}
