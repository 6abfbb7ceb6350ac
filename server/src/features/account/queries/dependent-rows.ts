import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/** What a member wrote into rows that name no member, or that name them only as somebody else's; by the name of its file in the copy. */
export const dependentRows: Record<string, (member: Fragment) => SQL> = {
  appeals: (member) => sql`
    SELECT id, appeal_text, appealed_at, appeal_decision, appeal_note, appeal_decided_at
    FROM reports WHERE subject_id = ${member} AND appeal_text IS NOT NULL`,
  application_notes: (member) => sql`
    SELECT id, job_id, job_title, status, note, decided_at
    FROM applications WHERE owner_id = ${member} AND note IS NOT NULL`,
  application_portfolio_items: (member) => sql`
    SELECT i.* FROM application_portfolio_items i JOIN applications ap ON ap.id = i.application_id WHERE ap.applicant_id = ${member}`,
  application_positions: (member) => sql`
    SELECT p.* FROM application_positions p JOIN applications ap ON ap.id = p.application_id WHERE ap.applicant_id = ${member}`,
  call_sheets: (member) => sql`
    SELECT s.* FROM call_sheets s JOIN jobs j ON j.id = s.job_id WHERE j.author_id = ${member}`,
  job_positions: (member) => sql`
    SELECT p.* FROM job_positions p JOIN jobs j ON j.id = p.job_id WHERE j.author_id = ${member}`,
  post_pictures: (member) => sql`
    SELECT p.* FROM post_pictures p JOIN posts o ON o.id = p.post_id WHERE o.author_id = ${member}`,
  project_roles: (member) => sql`
    SELECT c.project_id, c.role, c.created_at
    FROM project_crew c JOIN projects p ON p.id = c.project_id
    WHERE p.owner_id = ${member} AND c.user_id <> ${member} AND c.role IS NOT NULL`,
};
