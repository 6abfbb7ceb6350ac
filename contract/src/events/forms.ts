import { z } from 'zod';
import { nullableText, optionalText, requiredText } from '../primitives.ts';

/** Any day a person may plan for: the years 1900 to 2199. */
const eventDate = z.iso
  .datetime({ offset: true, error: 'Please select an event date' })
  .refine((value) => /^(19|20|21)\d\d-/.test(value), 'Please choose a date before the year 2200.');

const texts = {
  title: requiredText(150, 'Please enter an event title'),
  description: requiredText(10_000, 'Please enter an event description'),
};

export const createEventBody = z.object({
  ...texts,
  eventDate,
  location: optionalText(150),
});

export const updateEventBody = z.object({
  title: texts.title.optional(),
  description: texts.description.optional(),
  eventDate: eventDate.optional(),
  location: nullableText(150).optional(),
});

export type CreateEvent = z.output<typeof createEventBody>;
export type UpdateEvent = z.output<typeof updateEventBody>;
