import { pathTo } from '../paths.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { NotificationPayloads } from './new-notification.ts';

type EventNews = NotificationPayloads['event']['data'];

const titles: Record<EventNews['event'], string> = {
  moved_up: 'You have a seat',
  reminder: 'Coming up',
  changed: 'An event has changed',
  cancelled: 'An event is cancelled',
};

function describeNews(data: EventNews): string {
  const title = `“${data.eventTitle}”`;
  if (data.event === 'moved_up')
    return `A seat at ${title} became free, and you were next: you are going.`;
  if (data.event === 'cancelled') return `${title}, ${data.when}, will not take place.`;
  const place = data.location ? `, ${data.location}` : '';
  return data.event === 'reminder'
    ? `${title} is coming up: ${data.when}${place}.`
    : `${title} is now ${data.when}${place}.`;
}

export const eventEntry: CatalogueEntry<'event'> = {
  title: ({ data }) => titles[data.event],
  message: ({ data }) => describeNews(data),
  /** A cancelled event has no page to lead to. */
  data: ({ data: { event, eventId } }) => (event === 'cancelled' ? {} : { eventId }),
  link: ({ eventId }) => (eventId ? pathTo('event', { eventId }) : pathTo('events')),
  dedupeKey: ({ data }) =>
    data.event === 'reminder' ? `event_reminder ${data.eventId} ${data.eventDate}` : null,
  groupKey: ({ data: { event, eventId } }) =>
    event === 'cancelled' ? `cancelled ${eventId}` : eventId,
  group: () => null,
  mailPreference: 'emailNotifications',
};
