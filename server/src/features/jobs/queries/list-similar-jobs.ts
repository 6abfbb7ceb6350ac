import type { SimilarJob } from '#contract/jobs/contract.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { getJob } from './get-job.ts';
import { isOpen } from './is-open.ts';
import { jobJson } from './job-json.ts';

const mostSimilar = 4;
/** Of a skill that everybody asks for, only the newest jobs are compared. */
const mostCompared = 300;

const similarJobs = statement<
  { item: SimilarJob },
  [viewerId: string, jobId: string, authorId: string, skills: string[]]
>(
  'similar_jobs',
  (viewer, job, author, skills) => sql`
  SELECT ${jsonObject<SimilarJob>({
    job: jobJson(sql`j`, sql`a`, viewer),
    sharedSkills: sql`found.shared`,
    isSameAuthor: sql`j.author_id = ${author}`,
  })} AS item
  FROM (SELECT near.id, near.created_at, ARRAY(SELECT skill FROM unnest(${skills}::text[]) WITH ORDINALITY s (skill, place)
        WHERE skill = ANY (near.skills || near.position_skills) ORDER BY place) AS shared
      FROM (SELECT j.* FROM jobs j
        WHERE (j.skills && ${skills}::text[] OR j.position_skills && ${skills}::text[])
          AND j.id <> ${job} AND j.author_id <> ${viewer} AND ${isOpen(sql`j`)}
        ORDER BY j.created_at DESC, j.id DESC LIMIT ${integer(mostCompared)}) near
      WHERE ${visibleMember(viewer, sql`near.author_id`)}
        AND NOT EXISTS (SELECT 1 FROM applications ap
          WHERE ap.applicant_id = ${viewer} AND ap.job_id = near.id AND ap.withdrawn_at IS NULL OFFSET 0)
      ORDER BY cardinality(ARRAY(SELECT skill FROM unnest(${skills}::text[]) skill
        WHERE skill = ANY (near.skills || near.position_skills))) DESC, near.created_at DESC, near.id DESC
      LIMIT ${integer(mostSimilar)}) found
  JOIN jobs j ON j.id = found.id JOIN users a ON a.id = j.author_id
  ORDER BY cardinality(found.shared) DESC, found.created_at DESC, j.id DESC`,
);

/** Open jobs that ask for the same skills, to which the viewer has not applied; most shared first. */
export async function listSimilarJobs(db: Db, viewer: Viewer, id: string): Promise<SimilarJob[]> {
  const job = await getJob(db, viewer, id);
  const skills = [
    ...new Set([...job.skills, ...job.positions.flatMap((position) => position.skills)]),
  ];
  const rows = await similarJobs(db, viewer.id, job.id, job.authorId, skills);
  return rows.map(({ item }) => item);
}
