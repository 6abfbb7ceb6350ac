import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Event } from '#contract/events/contract.ts';
import { paths, pathTo } from '#contract/paths.ts';
import { findCachedItem } from '#web/features/items/api/item-cache.ts';
import { ItemPageFrame } from '#web/features/items/item-page-frame.tsx';
import { ShareButton } from '#web/features/items/share-button.tsx';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { Card, CardActions, CardBody, CardMedia, CardTitle } from '#web/ui/card.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { LazyComments } from '../comments/lazy-comments.tsx';
import { MediaView } from '../media/media-view.tsx';
import { ProjectTag } from '../projects/project-tag.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';
import { Byline } from '../users/byline.tsx';
import { eventQueries, useLiveEvent } from './api.ts';
import { AttendeeList } from './attendee-list.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventHead } from './event-head.tsx';
import { EventMenu } from './event-menu.tsx';
import { EventTapes } from './event-tapes.tsx';
import { RsvpControl } from './rsvp-control.tsx';
import { useHasEnded } from './use-has-ended.ts';

export function EventPage({ eventId }: { eventId: string }) {
  const client = useQueryClient();
  const query = useQuery({
    ...eventQueries.detail(eventId),
    initialData: () => findCachedItem<Event>(client, eventId),
    initialDataUpdatedAt: 0,
  });
  useDocumentTitle(query.data?.title);
  useLiveEvent(eventId);
  return (
    <ItemPageFrame
      query={query}
      missing="Event Not Found"
      back={{ label: 'Back to Feed', href: paths.home, toPrevious: true }}
    >
      {(event) => (
        <>
          <ViewTracker contentType="event" contentId={event.id}>
            <EventDetails event={event} />
          </ViewTracker>
          <LazyComments
            work={{
              ...event,
              on: 'event',
              ownerId: event.authorId,
              path: pathTo('event', { eventId }),
            }}
          />
        </>
      )}
    </ItemPageFrame>
  );
}

function EventDetails({ event }: { event: Event }) {
  const [, navigate] = useLocation();
  const isPast = useHasEnded(event);
  return (
    <>
      <Card aria-labelledby="event-title">
        <EventTapes event={event} />
        <Byline author={event.author} createdAt={event.createdAt}>
          <EventMenu event={event} onDeleted={() => navigate(paths.home)} />
        </Byline>
        <ProjectTag project={event.project} />
        <EventHead event={event}>
          <CardTitle asChild className="text-2xl sm:text-3xl">
            <h1 id="event-title">{event.title}</h1>
          </CardTitle>
        </EventHead>
        <EventFacts event={event} />
        {!isPast && <RsvpControl event={event} />}
        {event.media && (
          <CardMedia>
            <MediaView
              media={event.media}
              caption={{ author: event.author, text: event.title }}
              priority
            />
          </CardMedia>
        )}
        <CardBody>
          <LinkedText text={event.description} className="text-ink" />
        </CardBody>
        <CardActions>
          {!isPast && <CalendarButton event={event} />}
          <ShareButton path={pathTo('event', { eventId: event.id })} title={event.title} />
        </CardActions>
      </Card>
      <AttendeeList event={event} isPast={isPast} />
    </>
  );
}
