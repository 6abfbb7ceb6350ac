import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PageQuery } from '#contract/primitives.ts';
import { instant } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type Page, page } from '#server/db/page.ts';
import { pagedStatement, statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { sessions } from '../tables.ts';
import { hashToken } from '../token.ts';

export const viewerOfSession = statement<Viewer & { stale: boolean }, [tokenHash: string]>(
  'viewer_of_session',
  `SELECT s.id AS "sessionId", s.last_seen_at < now() - interval '5 minutes' AS stale,
     u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.school, u.major, u.program,
     u.graduation_year AS "graduationYear", u.profile_image_url AS "profileImageUrl", u.bio,
     u.phone_number AS "phoneNumber", u.portfolio_url AS "portfolioUrl", u.website,
     u.instagram_url AS "instagramUrl", u.linkedin_url AS "linkedinUrl", u.twitter_url AS "twitterUrl",
     u.youtube_url AS "youtubeUrl", u.imdb_url AS "imdbUrl", u.skills, u.is_admin AS "isAdmin",
     u.password_hash IS NOT NULL AS "hasPassword", u.hide_courses AS "hideCourses",
     u.hide_profile_views AS "hideProfileViews",
     u.email_notifications AS "emailNotifications", u.email_job_matches AS "emailJobMatches",
     u.email_connection_requests AS "emailConnectionRequests",
     u.email_job_applications AS "emailJobApplications", u.email_profile_views AS "emailProfileViews",
     u.created_at::text AS "createdAt"
   FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.token_hash = $1 AND s.expires_at > now() AND u.suspended_at IS NULL`,
);

export interface SessionRow {
  viewerId: string;
  stale: boolean;
}

/** SQL text: `text`, which may use `viewer.id`, for whoever the session of the token hash `$1` belongs to. */
const sessionJoinedSql = (text: string) => `
  WITH viewer AS MATERIALIZED (
    SELECT u.id, s.last_seen_at < now() - interval '5 minutes' AS stale
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = $1 AND s.expires_at > now() AND u.suspended_at IS NULL)
  SELECT viewer.id AS "viewerId", viewer.stale, found.*
  FROM viewer LEFT JOIN LATERAL (${text}) found ON true`;

/**
 * A statement that finds its viewer by the session itself: `text` may use `viewer.id`, its values begin at `$2`.
 * No row at all means that the token is nobody's.
 */
export function sessionJoinedStatement<Row, Values extends unknown[]>(name: string, text: string) {
  const run = statement<SessionRow & Row, [tokenHash: string, ...Values]>(
    `${name}_by_session`,
    sessionJoinedSql(text),
  );
  return (db: Db, token: string, ...values: Values) => run(db, hashToken(token), ...values);
}

/** The same for a paged statement; a page without items is one row of nulls. */
export function sessionJoinedPagedStatement<Row, Values extends unknown[]>(
  name: string,
  text: (rows: number) => string,
) {
  const run = pagedStatement<SessionRow & Row, [tokenHash: string, ...Values]>(
    `${name}_by_session`,
    (rows) => sessionJoinedSql(text(rows)),
  );
  return (db: Db, token: string, limit: number, ...values: Values) =>
    run(db, limit, hashToken(token), ...values);
}

/** The member behind a session token: one indexed query, made for every signed-in request. */
export async function findViewer(
  db: Db,
  token: string,
): Promise<(Viewer & { stale: boolean }) | null> {
  const [viewer] = await viewerOfSession(db, hashToken(token));
  if (!viewer) return null;
  viewer.createdAt = isoInstant(viewer.createdAt);
  return viewer;
}

const sessionKey = z.tuple([instant, z.string()]);

/** Where the member is signed in, newest first. */
export async function listSessions(
  db: Db,
  userId: string,
  query: PageQuery,
): Promise<Page<typeof sessions.$inferSelect>> {
  const after = decodeCursor(query.cursor, sessionKey);
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, sql`now()`),
        after
          ? sql`(${sessions.createdAt}, ${sessions.id}) < (${after[0]}, ${after[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(query.limit + 1);
  return page(rows, query, (row) => [row.createdAt, row.id]);
}
