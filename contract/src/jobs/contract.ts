import { z } from 'zod';
import { id, idParams, instant, pageQuery, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { createJobBody, paymentTypes, updateJobBody } from './forms.ts';

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
