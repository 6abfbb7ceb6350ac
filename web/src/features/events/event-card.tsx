import { memo } from 'react';
import { Link } from 'wouter';
import type { Event } from '#contract/events/contract.ts';
import type { FeedReason } from '#contract/feed/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { ShareButton } from '#web/features/items/share-button.tsx';
import { Card, CardActions, CardBody, CardMedia, CardTitle } from '#web/ui/card.tsx';
import { ClampedText } from '#web/ui/clamped-text.tsx';
import { CommentCount } from '../comments/comment-count.tsx';
import { FeedReasonLine } from '../items/feed-reason-line.tsx';
import { MediaView } from '../media/media-view.tsx';
import { ProjectTag } from '../projects/project-tag.tsx';
import { Byline } from '../users/byline.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventHead } from './event-head.tsx';
import { EventMenu } from './event-menu.tsx';
import { EventTapes } from './event-tapes.tsx';
import { RsvpControl } from './rsvp-control.tsx';
import { useHasEnded } from './use-has-ended.ts';

interface EventCardProps {
  event: Event;
  /** Why it stands where it does. */
  reason?: FeedReason;
  /** Loads the poster eagerly. */
  priority?: boolean;
}

export const EventCard = memo(function EventCard({ event, reason, priority }: EventCardProps) {
  const titleId = `${event.id}-title`;
  const path = pathTo('event', { eventId: event.id });
  const isPast = useHasEnded(event);
  return (
    <Card aria-labelledby={titleId}>
      <EventTapes event={event} />
      <Byline author={event.author} createdAt={event.createdAt} path={path}>
        <EventMenu event={event} />
      </Byline>
      <ProjectTag project={event.project} />
      <FeedReasonLine reason={reason} />
      <EventHead event={event}>
        <CardTitle id={titleId}>
          <Link href={path} className="no-underline hover:underline">
            {event.title}
          </Link>
        </CardTitle>
      </EventHead>
      {event.media && (
        <CardMedia>
          <MediaView
            media={event.media}
            caption={{ author: event.author, text: event.title }}
            priority={priority}
          />
        </CardMedia>
      )}
      <EventFacts event={event} />
      <CardBody>
        <ClampedText text={event.description} label={event.title} />
      </CardBody>
      {!isPast && <RsvpControl event={event} />}
      <CardActions>
        {!isPast && <CalendarButton event={event} />}
        <CommentCount count={event.commentCount} path={path} />
        <ShareButton path={path} title={event.title} />
      </CardActions>
    </Card>
  );
});
