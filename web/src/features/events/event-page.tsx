import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Event } from '#contract/events/contract.ts';
import { paths, pathTo } from '#contract/paths.ts';
import { findItem } from '#web/lib/content-cache.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ItemPage } from '#web/shell/item-page.tsx';
import { ShareButton } from '#web/shell/share-button.tsx';
import { Card, CardActions, CardBody, CardTitle } from '#web/ui/card.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Tracked } from '../tracking/tracked.tsx';
import { Byline } from '../users/byline.tsx';
import { eventQueries } from './api.ts';
import { CalendarButton } from './calendar-button.tsx';
import { zoneOf } from './event-date.ts';
import { EventFacts } from './event-facts.tsx';
import { EventMenu } from './event-menu.tsx';
import { EventTapes } from './event-tapes.tsx';

export function EventPage({ eventId }: { eventId: string }) {
  const client = useQueryClient();
  const query = useQuery({
    ...eventQueries.detail(eventId),
    initialData: () => findItem<Event>(client, eventId),
    initialDataUpdatedAt: 0,
  });
  useDocumentTitle(query.data?.title);
  return (
    <ItemPage
      query={query}
      missing="Event Not Found"
      back={{ label: 'Back to Feed', href: paths.home }}
    >
      {(event) => (
        <Tracked contentType="event" contentId={event.id}>
          <EventSheet event={event} />
        </Tracked>
      )}
    </ItemPage>
  );
}

function EventSheet({ event }: { event: Event }) {
  const [, navigate] = useLocation();
  return (
    <Card aria-labelledby="event-title">
      <EventTapes event={event} />
      <Byline author={event.author} createdAt={event.createdAt}>
        <EventMenu event={event} onDeleted={() => navigate(paths.home)} />
      </Byline>
      <CardTitle asChild className="text-2xl sm:text-3xl">
        <h1 id="event-title">{event.title}</h1>
      </CardTitle>
      <EventFacts event={event} zone={zoneOf(event.eventDate)} />
      <CardBody>
        <LinkedText text={event.description} className="text-ink" />
      </CardBody>
      <CardActions>
        <CalendarButton event={event} />
        <ShareButton path={pathTo('event', { eventId: event.id })} title={event.title} />
      </CardActions>
    </Card>
  );
}
