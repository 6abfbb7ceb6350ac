import { z } from 'zod';
import { changes, limitOf, perDay, perHour, searches } from '../limits.ts';
import { boundedCount, id, idParams, instant, pageQuery, text } from '../primitives.ts';
import { projectReference } from '../projects/reference.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { createJobBody, jobType, jobTypes, updateJobBody } from './forms.ts';
import { paymentFilters, paymentTypes } from './payment-types.ts';
import { position } from './positions.ts';

const nullableText = z.string().nullable();

/** How the person who posted a job answers applications: of how many in a hundred, and after how many hours usually. */
const replies = z.object({ percent: z.int(), usualHours: z.int() });

export type Replies = z.output<typeof replies>;

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
  type: z.enum(jobTypes).nullable(),
  /** The last day to apply, and the day by which everyone is answered: YYYY-MM-DD. */
  deadline: nullableText,
  respondBy: nullableText,
  /** The end of the deadline's day, else 60 days after it was posted or renewed. Nobody can apply from then on. */
  expiresAt: instant,
  /** None, unless it is a crew call. */
  positions: z.array(position),
  paymentType: z.enum(paymentTypes),
  targetSchool: nullableText,
  skills: z.array(z.string()),
  /** Left out where the job is part of something else. */
  project: projectReference.nullable().optional(),
  isSaved: z.boolean(),
  isApplied: z.boolean(),
  /** Only of one job, and null until its owner had three applications. */
  replies: replies.nullable().optional(),
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
export const jobFilters = z.object({
  q: text(200).optional(),
  skills: commaList.optional(),
  school: text(100).optional(),
  major: text(100).optional(),
  payment: z.enum(paymentFilters).default('all'),
  type: jobType.optional(),
});

export type JobFilters = z.output<typeof jobFilters>;

const jobSearchQuery = pageQuery.extend(jobFilters.shape);

export type JobSearchQuery = z.output<typeof jobSearchQuery>;

/** Why a job is like another one. */
const similarJob = z.object({
  job,
  sharedSkills: z.array(z.string()),
  isSameAuthor: z.boolean(),
});

export type SimilarJob = z.output<typeof similarJob>;

/** Somebody who was accepted, for a position where the job has any. */
const crewMember = z.object({ user: userSummary, role: nullableText });

export type CrewMember = z.output<typeof crewMember>;

const savedJobs = limitOf('saved jobs', perHour(300));

export const jobs = {
  list: defineRoute({
    method: 'GET',
    path: '/api/jobs',
    access: 'member',
    summary: 'Open jobs, newest first; of one author also those that have expired',
    query: pageQuery.extend({ authorId: id.optional(), projectId: id.optional() }),
    response: z.array(job),
    paged: true,
  }),
  search: defineRoute({
    method: 'GET',
    path: '/api/jobs/search',
    access: 'member',
    limit: searches,
    summary:
      'Open jobs by words, any of these skills, school they are for, major of the author, payment (unpaid includes credit) and type; by relevance',
    query: jobSearchQuery,
    response: z.array(job),
    paged: true,
  }),
  counts: defineRoute({
    method: 'GET',
    path: '/api/jobs/counts',
    access: 'member',
    limit: searches,
    summary:
      'How many jobs such a search finds, and how many applications, applicants and saved jobs I have (1,000 of each at most)',
    query: jobFilters,
    response: z.object({
      browse: boundedCount,
      applications: boundedCount,
      applicants: boundedCount,
      saved: boundedCount,
    }),
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
  listSimilar: defineRoute({
    method: 'GET',
    path: '/api/jobs/:id/similar',
    access: 'member',
    summary: 'Open jobs that ask for the same skills, most shared first (4 at most)',
    params: idParams,
    response: z.array(similarJob),
  }),
  listCrew: defineRoute({
    method: 'GET',
    path: '/api/jobs/:id/crew',
    access: 'member',
    summary: 'Who was accepted so far (100 at most)',
    params: idParams,
    response: z.array(crewMember),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/jobs',
    access: 'member',
    limit: limitOf('jobs', perHour(40), perDay(100)),
    summary: 'Post a job',
    body: createJobBody,
    response: job,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/jobs/:id',
    access: 'member',
    limit: changes,
    audit: ['job.update'],
    summary: 'Edit my job (administrators: any)',
    params: idParams,
    body: updateJobBody,
    response: job,
  }),
  renew: defineRoute({
    method: 'POST',
    path: '/api/jobs/:id/renew',
    access: 'member',
    limit: changes,
    summary: 'Keep my job open for another 60 days; a deadline before their end is removed',
    params: idParams,
    response: job,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/jobs/:id',
    access: 'member',
    limit: 'none',
    audit: ['job.remove'],
    summary: 'Delete my job (administrators: any)',
    params: idParams,
    response: null,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/api/jobs/:id/save',
    access: 'member',
    limit: savedJobs,
    summary: 'Save a job for later',
    params: idParams,
    response: null,
  }),
  unsave: defineRoute({
    method: 'DELETE',
    path: '/api/jobs/:id/save',
    access: 'member',
    limit: savedJobs,
    summary: 'Take a job off my saved list',
    params: idParams,
    response: null,
  }),
};
