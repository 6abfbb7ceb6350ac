import type { CurrentUser } from '../users/contract.ts';
import type { Event } from './contract.ts';

export const canEditEvent = (
  viewer: Pick<CurrentUser, 'id' | 'isAdmin'>,
  event: Pick<Event, 'authorId'>,
): boolean => viewer.id === event.authorId || viewer.isAdmin;
