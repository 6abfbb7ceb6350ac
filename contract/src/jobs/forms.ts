import { z } from 'zod';
import { schoolNames } from '../catalogue/schools.ts';
import { nullableText, optionalText, requiredText } from '../primitives.ts';

export const paymentTypes = ['paid', 'unpaid', 'credit'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const skillList = (most: number) =>
  z
    .array(requiredText(60, 'A skill needs a name.'))
    .max(most, `Please choose ${most} skills at most.`)
    .transform((skills) => [...new Set(skills)]);

const jobTexts = {
  title: requiredText(150, 'Required fields missing: Please fill in the title and description'),
  description: requiredText(
    10_000,
    'Required fields missing: Please fill in the title and description',
  ),
  requirements: optionalText(5_000),
  budget: optionalText(100),
  location: optionalText(150),
  duration: optionalText(100),
  startDate: optionalText(100),
};

/** One of the schools; `all` is none in particular. */
const targetSchool = optionalText(100)
  .transform((name) => (name === 'all' ? null : name))
  .refine((name) => name === null || (schoolNames as readonly string[]).includes(name), {
    message: 'Please choose one of the schools.',
  });

export const createJobBody = z.object({
  ...jobTexts,
  paymentType: z.enum(paymentTypes).default('unpaid'),
  targetSchool,
  skills: skillList(24).refine((skills) => skills.length > 0, {
    message: 'Skills required: Please add at least one required skill for this job',
  }),
});

/** A missing key means unchanged; null or an empty text empties the field. */
export const updateJobBody = z.object({
  title: jobTexts.title.optional(),
  description: jobTexts.description.optional(),
  requirements: nullableText(5_000).optional(),
  budget: nullableText(100).optional(),
  location: nullableText(150).optional(),
  duration: nullableText(100).optional(),
  startDate: nullableText(100).optional(),
  paymentType: z.enum(paymentTypes).optional(),
  skills: skillList(24).nullable().optional(),
});

export type CreateJob = z.output<typeof createJobBody>;
export type UpdateJob = z.output<typeof updateJobBody>;
