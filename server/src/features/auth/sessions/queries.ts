import { and, desc, eq, getTableColumns, gt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { proofMinutes } from '#contract/auth/second-factor.ts';
import type { PageQuery } from '#contract/primitives.ts';
import { instant } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { decodeCursor, type Page, page } from '#server/db/page.ts';
import { type Fragment, integer, param, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { staffSessionHours, staffSessionMaxDays } from '#server/http/session-cookie.ts';
import { isActive, isLeaving, isSuspended } from '../../users/queries.ts';
import { users } from '../../users/tables.ts';
import { sessions } from '../tables.ts';
import { hashToken } from '../token.ts';

/** SQL: a session has not expired; that of staff does so sooner. `session` is a row of sessions, `member` of users. */
export function isUnexpired(session: Fragment, member: Fragment): SQL<boolean> {
  return sql`(${session}.expires_at > now() AND (NOT (${member}.is_admin OR ${member}.role IS NOT NULL)
    OR (${session}.last_seen_at > now() - make_interval(hours => ${integer(staffSessionHours)})
      AND ${session}.created_at > now() - make_interval(days => ${integer(staffSessionMaxDays)}))))`;
}

/**
 * SQL: the valid sessions `s` that are asked for and their members `u`; no row where one has expired or the member is not as it must be:
 * for everything but their rights, neither suspended nor leaving.
 * OFFSET 0 leaves only one plan, by both keys: planned just before the table is analysed, a join read all members, and kept doing so.
 */
const fromValidSession = (isAsked: SQL, mustBe = isActive(sql`u`)) => sql`
  FROM sessions s CROSS JOIN LATERAL (SELECT * FROM users WHERE id = s.user_id OFFSET 0) u
  WHERE ${isAsked} AND ${isUnexpired(sql`s`, sql`u`)} AND ${mustBe}`;

/** SQL: the session `s` has not been seen for a while, and its expiry is to be put off. */
const isStale = sql`s.last_seen_at < now() - interval '5 minutes'`;

/** A member as the table has them, and what is known of the session. */
export type SessionViewer = Omit<Viewer, 'appointed' | 'staffStep'> & {
  stale: boolean;
  passedSecondFactor: boolean;
};

const viewerColumns = sql`s.token_hash AS "tokenHash", s.id AS "sessionId", ${isStale} AS stale,
     s.second_factor_at IS NOT NULL AS "passedSecondFactor",
     u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.is_admin AS "isAdmin", u.role,
     u.has_second_factor AS "hasSecondFactor", u.hide_courses AS "hideCourses",
     u.share_analytics AS "shareAnalytics", u.share_highlights AS "shareHighlights"`;

export const viewersOfSessions = statement<
  SessionViewer & { tokenHash: string },
  [tokenHashes: string[]]
>(
  'viewers_of_sessions',
  (tokenHashes) =>
    sql`SELECT ${viewerColumns} ${fromValidSession(sql`s.token_hash = ANY (${tokenHashes}::text[])`)}`,
);

const suspendedViewer = statement<SessionViewer, [tokenHash: string]>(
  'suspended_viewer_of_session',
  (tokenHash) =>
    sql`SELECT ${viewerColumns} ${fromValidSession(
      sql`s.token_hash = ${tokenHash}`,
      sql`${isSuspended(sql`u`)} AND NOT ${isLeaving(sql`u`)}`,
    )}`,
);

/** The suspended member of a session; null for one who is leaving, who comes back first. */
export async function findSuspendedViewer(db: Db, token: string): Promise<SessionViewer | null> {
  const [viewer] = await suspendedViewer(db, hashToken(token));
  return viewer ?? null;
}

/** The members behind the hashes of session tokens: one indexed query for all requests that came at the same moment. */
export async function findViewers(
  db: Db,
  tokenHashes: string[],
): Promise<Map<string, SessionViewer>> {
  const rows = await viewersOfSessions(db, tokenHashes);
  return new Map(rows.map(({ tokenHash, ...viewer }) => [tokenHash, viewer]));
}

export interface LeavingMember {
  id: string;
  email: string;
  firstName: string;
  deletionDueAt: string;
  isSuspended: boolean;
}

/** The member of a session who is leaving and can still come back, as one who is suspended where they were. */
export async function findLeavingMember(db: Db, token: string): Promise<LeavingMember | null> {
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      deletionDueAt: sql<string>`${users.deletionDueAt}`.mapWith(users.deletionDueAt),
      isSuspended: isSuspended(users),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        isUnexpired(sessions, users),
        gt(users.deletionDueAt, sql`now()`),
      ),
    );
  return found ?? null;
}

export interface Proof {
  /** The member has proved of late who they are, at the sign-in or since. */
  isFresh: boolean;
  /** Fresh, and not by the sign-in alone. A member who has neither password nor factor can only sign in. */
  isRepeated: boolean;
}

const proofOfSession = statement<Proof, [sessionId: string]>(
  'proof_of_session',
  (id) => sql`SELECT proof.fresh AS "isFresh",
      proof.fresh AND (s.proved_at > s.created_at OR (u.password_hash IS NULL AND NOT u.has_second_factor)) AS "isRepeated"
    FROM sessions s JOIN users u ON u.id = s.user_id,
      LATERAL (SELECT coalesce(s.proved_at > now() - make_interval(mins => ${integer(proofMinutes)}), false)
        AND (s.second_factor_at IS NOT NULL OR NOT u.has_second_factor) AS fresh) proof
    WHERE s.id = ${id}`,
);

export async function findProof(db: Db, { sessionId }: Viewer): Promise<Proof> {
  const [proof] = await proofOfSession(db, sessionId);
  return proof ?? { isFresh: false, isRepeated: false };
}

/** Refuses a change of factors in a session whose member has not proved for some minutes who they are. */
export async function requireFreshProof(db: Db, viewer: Viewer): Promise<void> {
  if (!(await findProof(db, viewer)).isFresh) throw proofRequired();
}

/** Refuses what cannot be undone for ever in a session whose member has not proved again who they are. */
export async function requireRepeatedProof(db: Db, viewer: Viewer): Promise<void> {
  if (!(await findProof(db, viewer)).isRepeated) throw proofRequired();
}

const proofRequired = () => new AppError('proof_required', 'Please confirm first that it is you.');

const sessionKey = z.tuple([instant, z.string()]);

/** Where the member is signed in, newest first. */
export async function listSessions(
  db: Db,
  userId: string,
  query: PageQuery,
): Promise<Page<typeof sessions.$inferSelect>> {
  const after = decodeCursor(query.cursor, sessionKey);
  const rows = await db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.userId, userId),
        isUnexpired(sessions, users),
        after
          ? sql`(${sessions.createdAt}, ${sessions.id}) < (${param(after[0])}, ${param(after[1])})`
          : undefined,
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(query.limit + 1);
  return page(rows, query, (row) => [row.createdAt, row.id]);
}
