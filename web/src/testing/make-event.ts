import type { Event } from '#contract/events/contract.ts';
import { makeMember } from './make-member.ts';

export function makeEvent(part: Partial<Event> = {}): Event {
  const author = part.author ?? makeMember();
  return {
    id: 'event_1',
    authorId: author.id,
    author,
    title: 'Thesis screening',
    description: 'Eight short films.',
    eventDate: '2027-05-03T23:30:00.000Z',
    endDate: null,
    location: null,
    capacity: null,
    imageUrl: null,
    media: null,
    project: null,
    going: 0,
    waiting: 0,
    myRsvp: null,
    commentCount: 0,
    isCommentingOpen: true,
    createdAt: '2026-01-05T12:00:00.000000Z',
    ...part,
  };
}
