import type { CurrentUser } from '../users/contract.ts';
import { canModerate } from '../users/roles.ts';
import type { Event } from './contract.ts';

export const canEditEvent = (
  viewer: Pick<CurrentUser, 'id' | 'isAdmin' | 'role'>,
  event: Pick<Event, 'authorId'>,
): boolean => viewer.id === event.authorId || canModerate(viewer);

/** An event without an end is over once it has begun. */
export const hasEnded = (event: Pick<Event, 'eventDate' | 'endDate'>, now: number): boolean =>
  Date.parse(event.endDate ?? event.eventDate) < now;
