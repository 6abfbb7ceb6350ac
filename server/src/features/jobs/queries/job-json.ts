import { userSummaryFields } from '../../users/queries.ts';

/** SQL text: a job as arguments of json_build_object. `job` and `author` are rows of jobs and users. */
export function jobFields(job: string, author: string): string {
  return `'id', ${job}.id, 'authorId', ${job}.author_id, 'author', json_build_object(${userSummaryFields(author)}),
    'title', ${job}.title, 'description', ${job}.description, 'requirements', ${job}.requirements,
    'budget', ${job}.budget, 'location', ${job}.location, 'duration', ${job}.duration,
    'startDate', ${job}.start_date, 'paymentType', ${job}.payment_type, 'targetSchool', ${job}.target_school,
    'skills', ${job}.skills, 'createdAt', ${job}.created_at`;
}

/** SQL text: what the viewer did with it. OFFSET 0 probes the index instead of hashing all that a member ever saved. */
export function jobFlags(job: string, viewer: string): string {
  return `'isSaved', EXISTS (SELECT 1 FROM saved_jobs s
      WHERE s.user_id = ${viewer} AND s.job_id = ${job}.id OFFSET 0),
    'isApplied', EXISTS (SELECT 1 FROM applications ap
      WHERE ap.applicant_id = ${viewer} AND ap.job_id = ${job}.id AND ap.withdrawn_at IS NULL OFFSET 0)`;
}

export function jobJson(job: string, author: string, viewer: string): string {
  return `json_build_object(${jobFields(job, author)}, ${jobFlags(job, viewer)})`;
}
