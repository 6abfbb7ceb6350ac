import { z } from 'zod';
import { job } from '../jobs/contract.ts';
import { id, idParams, instant, pageQuery, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

export const applicationStatuses = ['pending', 'accepted', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const application = z.object({
  id: z.string(),
  jobId: z.string(),
  applicantId: z.string(),
  job: job.omit({ isSaved: true, isApplied: true }),
  applicant: userSummary.extend({ email: z.string(), portfolioUrl: z.string().nullable() }),
  message: z.string(),
  status: z.enum(applicationStatuses),
  createdAt: instant,
});

export type Application = z.output<typeof application>;

export const applications = {
  apply: defineRoute({
    method: 'POST',
    path: '/api/jobs/:id/apply',
    access: 'member',
    summary: 'Apply to a job',
    params: idParams,
    body: z.object({ message: text(5_000).default('') }),
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
    summary: 'Applications to one of my jobs',
    params: z.object({ jobId: id }),
    query: pageQuery,
    response: z.array(application),
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
    summary: 'Accept, reject or set back, by the owner of the job',
    params: idParams,
    body: z.object({ status: z.enum(applicationStatuses) }),
    response: application,
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/api/applications/:id',
    access: 'member',
    summary: 'Withdraw my application',
    params: idParams,
    response: null,
  }),
};
