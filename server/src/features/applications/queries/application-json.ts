import { jobFields } from '../../jobs/queries/job-json.ts';
import { userSummaryFields } from '../../users/queries.ts';

/** SQL text: an application as JSON, from rows `ap`, its job `j`, the job's author `a` and the applicant `u`. */
export const applicationJson = `json_build_object('id', ap.id, 'jobId', ap.job_id, 'applicantId', ap.applicant_id,
  'job', json_build_object(${jobFields('j', 'a')}),
  'applicant', json_build_object(${userSummaryFields('u')}, 'email', u.email, 'portfolioUrl', u.portfolio_url),
  'message', ap.message, 'status', ap.status, 'createdAt', ap.created_at)`;

/** SQL text: what an application `ap` is made of. */
export const applicationParts = `JOIN jobs j ON j.id = ap.job_id JOIN users a ON a.id = j.author_id
  JOIN users u ON u.id = ap.applicant_id`;
