import { z } from 'zod';
import { id, idParams, instant, pageQuery, requiredText, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

export const paymentTypes = ['paid', 'unpaid', 'credit'] as const;
export type PaymentType = (typeof paymentTypes)[number];

const nullableText = z.string().nullable();

export const job = z.object({
  id: z.string(),
  authorId: z.string(),
  author: userSummary,
  title: z.string(),
  description: z.string(),
  requirements: nullableText,
  budget: nullableText,
  location: nullableText,
  duration: nullableText,
  startDate: nullableText,
  paymentType: z.enum(paymentTypes),
  targetSchool: nullableText,
  skills: z.array(z.string()),
  isSaved: z.boolean(),
  isApplied: z.boolean(),
  createdAt: instant,
});

export type Job = z.output<typeof job>;

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

export const createJobBody = z.object({
  ...jobTexts,
  paymentType: z.enum(paymentTypes).default('unpaid'),
  targetSchool: optionalFact(100),
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

const commaList = z
  .string()
  .max(2_000)
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** A school finds the jobs that are for it or for everyone; a major finds those whose author studies it. */
export const jobSearchQuery = pageQuery.extend({
  q: text(200).optional(),
  skills: commaList.optional(),
  school: text(100).optional(),
  major: text(100).optional(),
  payment: z.enum(['all', 'paid', 'unpaid']).default('all'),
});

export type JobSearchQuery = z.output<typeof jobSearchQuery>;

export const jobs = {
  list: defineRoute({
    method: 'GET',
    path: '/api/jobs',
    access: 'member',
    summary: 'Jobs, newest first',
    query: pageQuery.extend({ authorId: id.optional() }),
    response: z.array(job),
    paged: true,
  }),
  search: defineRoute({
    method: 'GET',
    path: '/api/jobs/search',
    access: 'member',
    summary:
      'Jobs by words, any of these skills, school they are for, major of the author, payment (unpaid includes credit); by relevance',
    query: jobSearchQuery,
    response: z.array(job),
    paged: true,
  }),
  listSaved: defineRoute({
    method: 'GET',
    path: '/api/saved-jobs',
    access: 'member',
    summary: 'The jobs I saved, last saved first',
    query: pageQuery,
    response: z.array(job),
    paged: true,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/jobs/:id',
    access: 'member',
    summary: 'One job',
    params: idParams,
    response: job,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/jobs',
    access: 'member',
    summary: 'Post a job',
    body: createJobBody,
    response: job,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/jobs/:id',
    access: 'member',
    summary: 'Edit my job (administrators: any)',
    params: idParams,
    body: updateJobBody,
    response: job,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/jobs/:id',
    access: 'member',
    summary: 'Delete my job (administrators: any)',
    params: idParams,
    response: null,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/api/jobs/:id/save',
    access: 'member',
    summary: 'Save a job for later',
    params: idParams,
    response: null,
  }),
  unsave: defineRoute({
    method: 'DELETE',
    path: '/api/jobs/:id/save',
    access: 'member',
    summary: 'Take a job off my saved list',
    params: idParams,
    response: null,
  }),
};
