import type { Event } from '#contract/events/contract.ts';
import { fromPickerValue, toPickerValue } from '#web/lib/format/school-time.ts';

/** The values of the event form. */
export interface EventValues {
  title: string;
  description: string;
  /** As in the `datetime-local` input: what the school's clock shows. */
  eventDate: string;
  endDate: string;
  location: string;
  capacity: string;
  imageAlt: string;
  projectId: string;
}

export const emptyEvent: EventValues = {
  title: '',
  description: '',
  eventDate: '',
  endDate: '',
  location: '',
  capacity: '',
  imageAlt: '',
  projectId: '',
};

export function eventToValues(event: Event): EventValues {
  const { title, description, eventDate, endDate, location, capacity, media } = event;
  return {
    title,
    description,
    eventDate: toPickerValue(eventDate),
    endDate: endDate ? toPickerValue(endDate) : '',
    location: location ?? '',
    capacity: capacity === null ? '' : String(capacity),
    imageAlt: media?.alt ?? '',
    projectId: event.project?.id ?? '',
  };
}

/** Null for emptied fields. The poster is sent as a file. */
export function toEventBody(values: EventValues) {
  const { title, description, eventDate, endDate, location, capacity, imageAlt, projectId } =
    values;
  return {
    title: title.trim(),
    description: description.trim(),
    eventDate: fromPickerValue(eventDate),
    endDate: endDate ? fromPickerValue(endDate) : null,
    location: location.trim() || null,
    capacity: capacity.trim() ? Number(capacity) : null,
    imageAlt: imageAlt.trim() || null,
    projectId: projectId || null,
  };
}

/** With the project only when it changed: one may have left its crew. */
export function toUpdateEvent(values: EventValues, event: Event) {
  const { projectId, ...body } = toEventBody(values);
  return { ...body, ...(projectId !== (event.project?.id ?? null) && { projectId }) };
}
