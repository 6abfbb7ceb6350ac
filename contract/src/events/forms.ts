import { z } from 'zod';
import { nullableText, optionalText, requiredText } from '../primitives.ts';
import { projectId } from '../projects/reference.ts';

/** Any moment a person may plan for: the years 1900 to 2199. `missing` is said where there is none. */
export const plannedDate = (missing: string) =>
  z.iso
    .datetime({ offset: true, error: missing })
    .refine(
      (value) => /^(19|20|21)\d\d-/.test(value),
      'Please choose a date before the year 2200.',
    );

const eventDate = plannedDate('Please select an event date');

const texts = {
  title: requiredText(150, 'Please enter an event title'),
  description: requiredText(10_000, 'Please enter an event description'),
};

const endsAfterStart = ({
  eventDate: start,
  endDate: end,
}: {
  eventDate?: string | undefined;
  endDate?: string | null | undefined;
}): boolean => !start || !end || Date.parse(end) > Date.parse(start);

const endMessage = { message: 'An event ends after it has begun.', path: ['endDate'] };

const mostSeats = 10_000;
const seatsMessage = `Please set 1 to ${mostSeats.toLocaleString('en')} seats, or none.`;
const capacity = z.int(seatsMessage).min(1, seatsMessage).max(mostSeats, seatsMessage).nullable();

/** A picture that I uploaded. */
const poster = z
  .string()
  .max(2_000)
  .regex(/^\/uploads\//, 'Please upload a picture for the poster.')
  .nullable();

export const createEventBody = z
  .object({
    ...texts,
    eventDate,
    endDate: eventDate.nullish().transform((value) => value ?? null),
    location: optionalText(150),
    capacity: capacity.default(null),
    imageUrl: poster.default(null),
    imageAlt: optionalText(500),
    projectId: projectId.default(null),
  })
  .refine(endsAfterStart, endMessage);

/** A missing key means unchanged; null empties the field. */
export const updateEventBody = z
  .object({
    title: texts.title.optional(),
    description: texts.description.optional(),
    eventDate: eventDate.optional(),
    endDate: eventDate.nullable().optional(),
    location: nullableText(150).optional(),
    capacity: capacity.optional(),
    imageUrl: poster.optional(),
    imageAlt: nullableText(500).optional(),
    projectId: projectId.optional(),
  })
  .refine(endsAfterStart, endMessage);

/** What a member answers; `waiting` is what `going` becomes where all seats are taken. */
export const rsvpAnswers = ['going', 'maybe', 'no'] as const;
export type RsvpAnswer = (typeof rsvpAnswers)[number];
export const rsvpStatuses = [...rsvpAnswers, 'waiting'] as const;
export type RsvpStatus = (typeof rsvpStatuses)[number];

export const rsvpBody = z.object({
  status: z.enum(rsvpAnswers, 'Please answer going, maybe or no.'),
});

export type CreateEvent = z.output<typeof createEventBody>;
export type UpdateEvent = z.output<typeof updateEventBody>;
