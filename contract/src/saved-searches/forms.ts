import { z } from 'zod';
import { jobType } from '../jobs/forms.ts';
import { paymentFilters } from '../jobs/payment-types.ts';
import { skillList } from '../jobs/skill-list.ts';
import { optionalText } from '../primitives.ts';

export const mostSavedSearches = 20;

/** How a member is told of new jobs: in the bell, by one mail a day or a week, or not at all. */
export const deliveries = ['bell', 'daily', 'weekly', 'none'] as const;
export type Delivery = (typeof deliveries)[number];

const delivery = z.enum(deliveries, 'Please choose bell, daily, weekly or none.');

export const createSavedSearchBody = z
  .object({
    q: optionalText(200),
    skills: skillList(24).default([]),
    school: optionalText(100),
    major: optionalText(100),
    payment: z.enum(paymentFilters).default('all'),
    type: jobType.nullable().default(null),
    delivery: delivery.default('bell'),
  })
  .refine(
    ({ q, skills, school, major, payment, type }) =>
      q || skills.length > 0 || school || major || payment !== 'all' || type,
    'Please search for a word or choose a filter first.',
  );

export type CreateSavedSearch = z.output<typeof createSavedSearchBody>;

export const updateSavedSearchBody = z.object({ delivery });
