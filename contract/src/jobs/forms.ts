import { z } from 'zod';
import { schoolNames } from '../catalogue/schools.ts';
import {
  nullableDay,
  nullableText,
  optionalDay,
  optionalText,
  requiredText,
} from '../primitives.ts';
import { projectId } from '../projects/reference.ts';
import { paymentTypes } from './payment-types.ts';
import { positionList } from './positions.ts';
import { skillList } from './skill-list.ts';

export const jobTypes = ['project-crew', 'internship', 'part-time', 'full-time', 'other'] as const;
export type JobType = (typeof jobTypes)[number];

const spellings = jobTypes.flatMap((type) => [
  type,
  type.replace('-', ' '),
  type.replace('-', '_'),
]);

/** Also written with a space or an underscore: `project crew`, `full_time`. */
export const jobType = z
  .enum(spellings as JobType[], 'Please choose one of the types.')
  .transform((type) => type.replace(/[ _]/, '-') as JobType);

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
  type: jobType.nullable().default(null),
  paymentType: z.enum(paymentTypes).default('unpaid'),
  targetSchool,
  deadline: optionalDay,
  respondBy: optionalDay,
  positions: positionList.default([]),
  projectId: projectId.default(null),
  skills: skillList(24).refine((skills) => skills.length > 0, {
    message: 'Skills required: Please add at least one required skill for this job',
  }),
});

/** A missing key means unchanged; null or an empty text empties the field. Positions that are not listed are removed. */
export const updateJobBody = z.object({
  title: jobTexts.title.optional(),
  description: jobTexts.description.optional(),
  requirements: nullableText(5_000).optional(),
  budget: nullableText(100).optional(),
  location: nullableText(150).optional(),
  duration: nullableText(100).optional(),
  startDate: nullableText(100).optional(),
  type: jobType.nullable().optional(),
  deadline: nullableDay.optional(),
  respondBy: nullableDay.optional(),
  projectId: projectId.optional(),
  positions: positionList.optional(),
  paymentType: z.enum(paymentTypes).optional(),
  skills: skillList(24).nullable().optional(),
});

export type CreateJob = z.output<typeof createJobBody>;
export type UpdateJob = z.output<typeof updateJobBody>;
