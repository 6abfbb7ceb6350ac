import type { Event } from '#contract/events/contract.ts';
import { fromPickerValue, toPickerValue } from './event-date.ts';

/** The values of the event form. */
export interface EventValues {
  title: string;
  description: string;
  /** As in the `datetime-local` input: local time without a zone. */
  eventDate: string;
  location: string;
}

export const emptyEvent: EventValues = { title: '', description: '', eventDate: '', location: '' };

export function eventToValues({ title, description, eventDate, location }: Event): EventValues {
  return { title, description, eventDate: toPickerValue(eventDate), location: location ?? '' };
}

export function toCreateEvent({ eventDate, location, ...texts }: EventValues) {
  return {
    ...texts,
    eventDate: fromPickerValue(eventDate),
    ...(location.trim() && { location: location.trim() }),
  };
}

export function toUpdateEvent({ title, description, eventDate, location }: EventValues) {
  return {
    title: title.trim(),
    description: description.trim(),
    eventDate: fromPickerValue(eventDate),
    location: location.trim() || null,
  };
}
