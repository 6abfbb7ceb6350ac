import { createHash } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { isoInstant } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import type { Viewer } from '../../http/app.ts';

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export const viewerOfSession = statement<Viewer & { stale: boolean }, [tokenHash: string]>(
  'viewer_of_session',
  `SELECT s.id AS "sessionId", s.last_seen_at < now() - interval '5 minutes' AS stale,
     u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.school, u.major, u.program,
     u.graduation_year AS "graduationYear", u.profile_image_url AS "profileImageUrl", u.bio,
     u.phone_number AS "phoneNumber", u.portfolio_url AS "portfolioUrl", u.website,
     u.instagram_url AS "instagramUrl", u.linkedin_url AS "linkedinUrl", u.twitter_url AS "twitterUrl",
     u.youtube_url AS "youtubeUrl", u.imdb_url AS "imdbUrl", u.skills, u.is_admin AS "isAdmin",
     u.password_hash IS NOT NULL AS "hasPassword", u.hide_profile_views AS "hideProfileViews",
     u.email_notifications AS "emailNotifications", u.email_job_matches AS "emailJobMatches",
     u.email_connection_requests AS "emailConnectionRequests",
     u.email_job_applications AS "emailJobApplications", u.email_profile_views AS "emailProfileViews",
     u.created_at::text AS "createdAt"
   FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.token_hash = $1 AND s.expires_at > now() AND u.suspended_at IS NULL`,
);

/** The member behind a session token: one indexed query, made for every signed-in request. */
export async function findViewer(
  db: Db,
  token: string,
): Promise<{ viewer: Viewer; stale: boolean } | null> {
  const [row] = await viewerOfSession(db, hashToken(token));
  if (!row) return null;
  const { stale, ...viewer } = row;
  return { viewer: { ...viewer, createdAt: isoInstant(viewer.createdAt) }, stale };
}
