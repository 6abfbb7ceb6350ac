import { describe, expect, it } from 'vitest';
import { eventEntry } from './event-entry.ts';
import type { NotificationPayloads } from './new-notification.ts';

type News = NotificationPayloads['event']['data'];

const screening = { eventId: 'event_1', eventTitle: 'Thesis screening' };
const when = 'Friday, May 2, 7:30 PM EDT';
const eventDate = '2031-05-02T23:30:00.000Z';

const cases: { data: News; title: string; message: string; link: string; key: string | null }[] = [
  {
    data: { event: 'moved_up', ...screening },
    title: 'You have a seat',
    message: 'A seat at “Thesis screening” became free, and you were next: you are going.',
    link: '/events/event_1',
    key: null,
  },
  {
    data: { event: 'reminder', ...screening, when, eventDate, location: 'Studio 3' },
    title: 'Coming up',
    message: '“Thesis screening” is coming up: Friday, May 2, 7:30 PM EDT, Studio 3.',
    link: '/events/event_1',
    key: `event_reminder event_1 ${eventDate}`,
  },
  {
    data: { event: 'changed', ...screening, when, location: null },
    title: 'An event has changed',
    message: '“Thesis screening” is now Friday, May 2, 7:30 PM EDT.',
    link: '/events/event_1',
    key: null,
  },
  {
    data: { event: 'cancelled', ...screening, when },
    title: 'An event is cancelled',
    message: '“Thesis screening”, Friday, May 2, 7:30 PM EDT, will not take place.',
    link: '/events',
    key: null,
  },
];

describe('a notification about an event', () => {
  it.each(cases)('$data.event', ({ data, key, link, ...words }) => {
    const about = { actor: null, data };
    const { title, message, dedupeKey, group } = eventEntry;
    expect({ title: title(about), message: message(about) }).toEqual(words);
    expect([dedupeKey(about), group(about)]).toEqual([key, null]);
    expect(eventEntry.link(eventEntry.data(about))).toBe(link);
  });

  it('is one line for each event, and a cancelled one stays when the event is gone', () => {
    const keys = cases.map(({ data }) => eventEntry.groupKey({ actor: null, data }));
    expect(keys).toEqual(['event_1', 'event_1', 'event_1', 'cancelled event_1']);
    const cancelled = cases.find(({ data }) => data.event === 'cancelled')?.data;
    expect(cancelled && eventEntry.data({ actor: null, data: cancelled })).toEqual({});
  });
});
