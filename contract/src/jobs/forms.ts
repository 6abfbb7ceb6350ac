import { z } from 'zod';
import { schoolNames } from '../catalogue/schools.ts';
import { requiredText, text } from '../primitives.ts';

export const paymentTypes = ['paid', 'unpaid', 'credit'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const skillList = (most: number) =>
  z
    .array(requiredText(60, 'A skill needs a name.'))
    .max(most, `Please choose ${most} skills at most.`)
    .transform((skills) => [...new Set(skills)]);

const optionalFact = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);

const jobTexts = {
  title: requiredText(150, 'Required fields missing: Please fill in the title and description'),
  description: requiredText(
    10_000,
    'Required fields missing: Please fill in the title and description',
  ),
  requirements: optionalFact(5_000),
  budget: optionalFact(100),
  location: optionalFact(150),
  duration: optionalFact(100),
  startDate: optionalFact(100),
};

/** One of the schools; `all` is none in particular. */
const targetSchool = optionalFact(100)
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

const changedFact = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null)
    .optional();

/** A missing key means unchanged; null or an empty text empties the field. */
export const updateJobBody = z.object({
  title: jobTexts.title.optional(),
  description: jobTexts.description.optional(),
  requirements: changedFact(5_000),
  budget: changedFact(100),
  location: changedFact(150),
  duration: changedFact(100),
  startDate: changedFact(100),
  paymentType: z.enum(paymentTypes).optional(),
  skills: skillList(24).nullable().optional(),
});

export type CreateJob = z.output<typeof createJobBody>;
export type UpdateJob = z.output<typeof updateJobBody>;
