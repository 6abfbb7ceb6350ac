import type { Profile } from '#contract/profiles/contract.ts';
import { canSeePhone } from '#contract/profiles/policy.ts';
import type { Db } from '../../db/client.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { isConnectedText } from '../connections/queries/is-connected.ts';
import { userSummaryFields } from '../users/queries.ts';
import { visibleText } from '../visibility/queries/visible-members.ts';

type Found = { profile: Profile; isConnected: boolean };

const profileById = statement<Found, [viewerId: string, id: string, seesAll: boolean]>(
  'profile_by_id',
  `SELECT ${isConnectedText('$1', 'u.id')} AS "isConnected",
     json_build_object(${userSummaryFields('u')}, 'email', u.email, 'bio', u.bio, 'phoneNumber', u.phone_number,
       'portfolioUrl', u.portfolio_url, 'website', u.website, 'instagramUrl', u.instagram_url,
       'linkedinUrl', u.linkedin_url, 'twitterUrl', u.twitter_url, 'youtubeUrl', u.youtube_url,
       'imdbUrl', u.imdb_url, 'skills', u.skills, 'createdAt', u.created_at) AS profile
   FROM users u WHERE u.id = $2 AND ($3::boolean OR ${visibleText('$1', 'u.id')})`,
);

/** Administrators also see suspended members and those who block them. */
export async function getProfile(db: Db, viewer: Viewer, id: string): Promise<Profile> {
  const [found] = await profileById(db, viewer.id, id, viewer.isAdmin);
  if (!found) throw new AppError('not_found', 'User not found');
  const { profile, isConnected } = found;
  return canSeePhone(viewer, { id, isConnected }) ? profile : { ...profile, phoneNumber: null };
}
