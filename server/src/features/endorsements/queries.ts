import type { MemberEndorsements, SkillEndorsements } from '#contract/endorsements/contract.ts';
import { canEndorse, type Ties } from '#contract/endorsements/policy.ts';
import type { Db } from '../../db/client.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { isConnectedText } from '../connections/queries/is-connected.ts';
import { sameSectionText } from '../courses/queries/same-section.ts';
import { userSummaryFields } from '../users/queries.ts';
import { notBlockedText, visibleText } from '../visibility/queries/visible-members.ts';

const mostFaces = 3;

/** SQL text: an application of one to a job of the other was accepted. */
const worksForText = (author: string, applicant: string) => `EXISTS (
  SELECT 1 FROM jobs j WHERE j.author_id = ${author} AND EXISTS (SELECT 1 FROM applications a
    WHERE a.applicant_id = ${applicant} AND a.job_id = j.id AND a.withdrawn_at IS NULL AND a.status = 'accepted' OFFSET 0))`;

const tiesText = `
  ${isConnectedText('$1', 'u.id')} AS "isConnected",
  (NOT u.hide_courses AND EXISTS (SELECT 1 FROM courses mine JOIN courses theirs ON ${sameSectionText('mine', 'theirs')}
    WHERE mine.user_id = $1 AND theirs.user_id = u.id)) AS "isClassmate",
  (${worksForText('$1', 'u.id')} OR ${worksForText('u.id', '$1')}) AS "isCollaborator"`;

const endorsementsOfMember = statement<
  Ties & { skills: SkillEndorsements[] },
  [viewerId: string, userId: string, seesAll: boolean]
>(
  'endorsements_of_member',
  `SELECT ${tiesText}, (
     SELECT coalesce(json_agg(json_build_object('skill', s.skill, 'count', by.count, 'endorsers', by.endorsers,
       'isMine', by.is_mine) ORDER BY s.place), '[]')
     FROM unnest(u.skills) WITH ORDINALITY s (skill, place)
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS count, coalesce(bool_or(e.id = $1), false) AS is_mine, coalesce(json_agg(
         json_build_object(${userSummaryFields('e')}) ORDER BY e.place) FILTER (WHERE e.place <= ${mostFaces}), '[]')
         AS endorsers
       FROM (SELECT f.*, row_number() OVER (ORDER BY en.created_at DESC, f.id) AS place
         FROM endorsements en JOIN users f ON f.id = en.endorser_id
         WHERE en.user_id = u.id AND en.skill = s.skill AND f.suspended_at IS NULL
           AND ${notBlockedText('$1', 'f.id')}) e) by) AS skills
   FROM users u WHERE u.id = $2 AND ($3::boolean OR ${visibleText('$1', 'u.id')})`,
);

/** Endorsements of the skills that a member lists now; those of a skill taken off are kept but not shown. */
export async function listEndorsements(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<MemberEndorsements> {
  const [found] = await endorsementsOfMember(db, viewer.id, userId, viewer.isAdmin);
  if (!found) throw new AppError('not_found', 'User not found');
  const { skills, ...ties } = found;
  return { canEndorse: userId !== viewer.id && canEndorse(ties), skills };
}
