import type { SQL } from 'drizzle-orm';
import type { MemberEndorsements, SkillEndorsements } from '#contract/endorsements/contract.ts';
import { canEndorse, type Ties } from '#contract/endorsements/policy.ts';
import type { Db } from '../../db/client.ts';
import { jsonObject } from '../../db/json.ts';
import { type Fragment, integer, sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { sameSection } from '../courses/queries/same-section.ts';
import { isActive, userSummaryJson } from '../users/queries.ts';
import { isConnected } from '../visibility/queries/is-connected.ts';
import { notBlocked, visibleMember } from '../visibility/queries/visible-members.ts';

const maxShown = integer(3);

/** SQL: an application of one member to a job of the other was accepted. */
const hasAcceptedApplication = (author: Fragment, applicant: Fragment): SQL => sql`EXISTS (
  SELECT 1 FROM jobs j WHERE j.author_id = ${author} AND EXISTS (SELECT 1 FROM applications a
    WHERE a.applicant_id = ${applicant} AND a.job_id = j.id AND a.withdrawn_at IS NULL AND a.status = 'accepted' OFFSET 0))`;

/** SQL: the columns of `Ties` between the viewer and the member `u`. */
const tieColumns = (viewer: Fragment): SQL => sql`
  ${isConnected(viewer, sql`u.id`)} AS "isConnected",
  (NOT u.hide_courses AND EXISTS (SELECT 1 FROM courses mine JOIN courses theirs ON ${sameSection(sql`mine`, sql`theirs`)}
    WHERE mine.user_id = ${viewer} AND theirs.user_id = u.id)) AS "isClassmate",
  (${hasAcceptedApplication(viewer, sql`u.id`)} OR ${hasAcceptedApplication(sql`u.id`, viewer)}) AS "isCollaborator"`;

const endorsementsOfMember = statement<
  Ties & { skills: SkillEndorsements[] },
  [viewerId: string, userId: string, seesAll: boolean]
>(
  'endorsements_of_member',
  (viewer, user, seesAll) => sql`SELECT ${tieColumns(viewer)}, (
     SELECT coalesce(json_agg(${jsonObject<SkillEndorsements>({
       skill: sql`s.skill`,
       count: sql`by.count`,
       endorsers: sql<SkillEndorsements['endorsers']>`by.endorsers`,
       isMine: sql`by.is_mine`,
     })} ORDER BY s.place), '[]')
     FROM unnest(u.skills) WITH ORDINALITY s (skill, place)
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS count, coalesce(bool_or(e.id = ${viewer}), false) AS is_mine, coalesce(json_agg(
         ${userSummaryJson(sql`e`)} ORDER BY e.place) FILTER (WHERE e.place <= ${maxShown}), '[]')
         AS endorsers
       FROM (SELECT f.*, row_number() OVER (ORDER BY en.created_at DESC, f.id) AS place
         FROM endorsements en JOIN users f ON f.id = en.endorser_id
         WHERE en.user_id = u.id AND en.skill = s.skill AND ${isActive(sql`f`)}
           AND ${notBlocked(viewer, sql`f.id`)}) e) by) AS skills
   FROM users u WHERE u.id = ${user} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`u.id`)})`,
);

/** Endorsements of the skills that a member lists now; those of a skill no longer listed are kept but not shown. */
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
