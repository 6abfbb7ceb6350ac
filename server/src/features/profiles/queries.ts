import type { Profile } from '#contract/profiles/contract.ts';
import { visibleContact } from '#contract/profiles/policy.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '../../db/client.ts';
import { jsonObject } from '../../db/json.ts';
import { sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { hasAppliedTo } from '../applications/queries/has-applied-to.ts';
import { findCurrentId, profileFields } from '../users/queries.ts';
import { isConnected } from '../visibility/queries/is-connected.ts';
import { visibleMember } from '../visibility/queries/visible-members.ts';

type Found = { profile: Profile; isConnected: boolean; hasApplied: boolean };

const profileById = statement<Found, [viewerId: string, id: string, seesAll: boolean]>(
  'profile_by_id',
  (viewer, id, seesAll) => sql`SELECT ${isConnected(viewer, sql`u.id`)} AS "isConnected",
     ${hasAppliedTo(viewer, sql`u.id`)} AS "hasApplied",
     ${jsonObject<Profile>(profileFields(sql`u`))} AS profile
   FROM users u WHERE u.id = ${id} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`u.id`)})`,
);

/** Administrators and moderators also see suspended members and those who block them. The id of a merged account leads to the one that it is now. */
export async function getProfile(db: Db, viewer: Viewer, id: string): Promise<Profile> {
  const [found] = await profileById(db, viewer.id, id, canModerate(viewer));
  if (!found) {
    const currentId = await findCurrentId(db, id);
    if (currentId) return getProfile(db, viewer, currentId);
    throw new AppError('not_found', 'User not found');
  }
  const { profile, ...relation } = found;
  return { ...profile, ...visibleContact(viewer, { id, ...relation }, profile) };
}
