import { z } from 'zod';
import { job } from '../jobs/contract.ts';
import { limitOf, perDay, perHour } from '../limits.ts';
import { workPreview } from '../portfolio/work-preview.ts';
import { id, idParams, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { applicationStatuses, applyBody, decideBody } from './forms.ts';

export const application = z.object({
  id: z.string(),
  jobId: z.string(),
  applicantId: z.string(),
  job: job.omit({ isSaved: true, isApplied: true, project: true }),
  applicant: userSummary.extend({ email: z.string(), portfolioUrl: z.string().nullable() }),
  message: z.string(),
  status: z.enum(applicationStatuses),
  /** The positions that the applicant would like, best first, and the one they were accepted for. */
  positionIds: z.array(z.string()),
  positionId: z.string().nullable(),
  /** The works that the applicant attached; where there are none, the first four of the portfolio. */
  works: z.array(workPreview),
  areWorksAttached: z.boolean(),
  /** The applicant's skills that the job or one of its positions asks for. */
  matchingSkills: z.array(z.string()),
  /** What the owner of the job wrote with the decision. */
  note: z.string().nullable(),
  /** When the owner of the job first read it, and when it was decided. */
  seenAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Closed by itself, because nobody answered in time. */
  isUnanswered: z.boolean(),
  createdAt: instant,
});

export type Application = z.output<typeof application>;

export const applicationSorts = ['newest', 'oldest', 'match'] as const;

const applicantsQuery = pageQuery.extend({
  status: z.enum(applicationStatuses).optional(),
  sort: z.enum(applicationSorts).default('newest'),
});

export type ApplicantsQuery = z.output<typeof applicantsQuery>;

/** One of my jobs, and how many applications it has in each state. */
const jobWithApplicants = z.object({
  job: z.object({ id: z.string(), title: z.string(), expiresAt: instant, createdAt: instant }),
  counts: z.object({ pending: z.int(), accepted: z.int(), rejected: z.int() }),
});

export type JobWithApplicants = z.output<typeof jobWithApplicants>;

const formerApplication = z.object({
  message: z.string(),
  positionIds: z.array(z.string()),
  portfolioItemIds: z.array(z.string()),
});

export type FormerApplication = z.output<typeof formerApplication>;

const decisions = limitOf('decisions', perHour(300));

export const applications = {
  apply: defineRoute({
    method: 'POST',
    path: '/api/jobs/:id/apply',
    access: 'member',
    limit: limitOf('applications', perHour(100), perDay(200)),
    summary: 'Apply to a job',
    params: idParams,
    body: applyBody,
    response: application,
    status: 201,
  }),
  mineForJob: defineRoute({
    method: 'GET',
    path: '/api/jobs/:id/application',
    access: 'member',
    summary: 'My application to this job',
    params: idParams,
    response: application,
  }),
  former: defineRoute({
    method: 'GET',
    path: '/api/jobs/:id/former-application',
    access: 'member',
    summary: 'What I last sent to this job and then withdrew; null where there is none',
    params: idParams,
    response: formerApplication.nullable(),
  }),
  listMine: defineRoute({
    method: 'GET',
    path: '/api/applications',
    access: 'member',
    summary: 'My applications, newest first',
    query: pageQuery,
    response: z.array(application),
    paged: true,
  }),
  listForJob: defineRoute({
    method: 'GET',
    path: '/api/applications/job/:jobId',
    access: 'member',
    summary:
      'Applications to one of my jobs, of all states or one; newest, oldest or most matching skills first',
    params: z.object({ jobId: id }),
    query: applicantsQuery,
    response: z.array(application),
    paged: true,
  }),
  listMyJobs: defineRoute({
    method: 'GET',
    path: '/api/job-applications/jobs',
    access: 'member',
    summary: 'My jobs that somebody applied to, with counts by state; the newest application first',
    query: pageQuery,
    response: z.array(jobWithApplicants),
    paged: true,
  }),
  listToMyJobs: defineRoute({
    method: 'GET',
    path: '/api/job-applications',
    access: 'member',
    summary: 'Applications to all of my jobs, newest first',
    query: pageQuery,
    response: z.array(application),
    paged: true,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/applications/:id',
    access: 'member',
    summary: 'One application, for its applicant and the owner of the job',
    params: idParams,
    response: application,
  }),
  setStatus: defineRoute({
    method: 'PATCH',
    path: '/api/applications/:id',
    access: 'member',
    limit: decisions,
    summary:
      'Accept (for a position where the job has any), reject or set back, with an optional note; by the owner of the job',
    params: idParams,
    body: decideBody,
    response: application,
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/api/applications/:id',
    access: 'member',
    limit: decisions,
    summary: 'Withdraw my application',
    params: idParams,
    response: null,
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/api/applications/:id/restore',
    access: 'member',
    limit: decisions,
    summary: 'Undo a withdrawal of the last ten minutes',
    params: idParams,
    response: application,
  }),
  withdrawAll: defineRoute({
    method: 'DELETE',
    path: '/api/applications',
    access: 'member',
    limit: decisions,
    summary: 'Withdraw all my applications that were not accepted',
    response: z.object({ withdrawn: z.int() }),
  }),
};
