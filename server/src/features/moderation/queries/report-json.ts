import type { SQL } from 'drizzle-orm';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { isSuspended, userSummaryFields } from '../../users/queries.ts';

const earlierShown = 5;

const summary = (user: SQL): SQL =>
  sql`CASE WHEN ${user}.id IS NOT NULL THEN json_build_object(${userSummaryFields(user)}) END`;

/** SQL: what `r` is about is still there. A deleted comment that others answered keeps its row without an author. */
const exists = sql`CASE r.target_type
  WHEN 'user' THEN s.id IS NOT NULL
  WHEN 'post' THEN EXISTS (SELECT 1 FROM posts t WHERE t.id = r.target_id)
  WHEN 'job' THEN EXISTS (SELECT 1 FROM jobs t WHERE t.id = r.target_id)
  WHEN 'event' THEN EXISTS (SELECT 1 FROM events t WHERE t.id = r.target_id)
  WHEN 'portfolio' THEN EXISTS (SELECT 1 FROM portfolio_items t WHERE t.id = r.target_id)
  WHEN 'comment' THEN EXISTS (SELECT 1 FROM comments t WHERE t.id = r.target_id AND t.author_id IS NOT NULL)
  ELSE EXISTS (SELECT 1 FROM messages t WHERE t.id = r.target_id) END`;

/** SQL: the page of it. A conversation is nobody's page but its two members'. */
const url = sql`CASE WHEN r.target_type <> 'message' THEN r.context ->> 'url' END`;

/** SQL: the last other reports about the same member. */
const earlier = sql`(SELECT coalesce(json_agg(json_build_object('id', e.id, 'targetType', e.target_type,
    'reason', e.reason, 'status', e.status, 'decision', e.decision, 'createdAt', e.created_at)
    ORDER BY e.created_at DESC, e.id DESC), '[]')
  FROM (SELECT * FROM reports e WHERE e.subject_id = r.subject_id AND e.id <> r.id
    ORDER BY e.created_at DESC, e.id DESC LIMIT ${integer(earlierShown)}) e)`;

const appeal = sql`CASE WHEN r.appealed_at IS NOT NULL THEN json_build_object('text', r.appeal_text,
  'createdAt', r.appealed_at, 'decision', r.appeal_decision, 'note', r.appeal_note,
  'decidedAt', r.appeal_decided_at) END`;

/** SQL: the viewer reported the same, in a report that is decided together with `r`. */
const reportedBy = (viewer: Fragment): SQL => sql`EXISTS (SELECT 1 FROM reports o
  WHERE o.target_type = r.target_type AND o.target_id = r.target_id AND o.reporter_id = ${viewer}
    AND o.decided_at IS NOT DISTINCT FROM r.decided_at)`;

/** SQL: a report `r` with its reporter `p`, the member concerned `s` and who decided it `d`. */
export const reportJson = (
  viewer: Fragment,
): SQL => sql`json_build_object('id', r.id, 'targetType', r.target_type, 'targetId', r.target_id,
  'reason', r.reason, 'details', r.details, 'url', ${url},
  'snapshot', coalesce(r.context -> 'snapshot', '{}'), 'exists', ${exists}, 'status', r.status,
  'reporter', ${summary(sql`p`)}, 'reportedByViewer', ${reportedBy(viewer)},
  'subject', CASE WHEN s.id IS NOT NULL THEN json_build_object(${userSummaryFields(sql`s`)},
    'email', s.email, 'isSuspended', ${isSuspended(sql`s`)}, 'isStaff', s.is_admin OR s.role IS NOT NULL) END,
  'earlier', ${earlier},
  'earlierCount', (SELECT count(*) FROM reports e WHERE e.subject_id = r.subject_id AND e.id <> r.id),
  'decision', r.decision, 'note', r.note, 'decidedBy', ${summary(sql`d`)}, 'decidedAt', r.decided_at,
  'appeal', ${appeal}, 'createdAt', r.created_at)`;

/** SQL: the people of a report `r`. */
export const reportPeople = sql`LEFT JOIN users p ON p.id = r.reporter_id
  LEFT JOIN users s ON s.id = r.subject_id LEFT JOIN users d ON d.id = r.decided_by`;
