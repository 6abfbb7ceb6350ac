import type { SQL } from 'drizzle-orm';
import type { Report } from '#contract/moderation/contract.ts';
import { type Json, jsonArray, jsonObject, jsonWhen } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { isSuspended, joinedUserJson, userSummaryFields } from '../../users/queries.ts';

const earlierShown = 5;

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
const earlier = jsonArray(
  jsonObject<Report['earlier'][number]>({
    id: sql`e.id`,
    targetType: sql`e.target_type`,
    reason: sql`e.reason`,
    status: sql`e.status`,
    decision: sql`e.decision`,
    createdAt: sql`e.created_at`,
  }),
  {
    from: sql`FROM (SELECT * FROM reports e WHERE e.subject_id = r.subject_id AND e.id <> r.id
    ORDER BY e.created_at DESC, e.id DESC LIMIT ${integer(earlierShown)}) e`,
    orderBy: sql`e.created_at DESC, e.id DESC`,
  },
);

const appeal = jsonWhen(
  sql`r.appealed_at IS NOT NULL`,
  jsonObject<NonNullable<Report['appeal']>>({
    text: sql`r.appeal_text`,
    createdAt: sql`r.appealed_at`,
    decision: sql`r.appeal_decision`,
    note: sql`r.appeal_note`,
    decidedAt: sql`r.appeal_decided_at`,
  }),
);

/** SQL: the viewer reported the same, in a report that is decided together with `r`. */
const reportedBy = (viewer: Fragment): SQL => sql`EXISTS (SELECT 1 FROM reports o
  WHERE o.target_type = r.target_type AND o.target_id = r.target_id AND o.reporter_id = ${viewer}
    AND o.decided_at IS NOT DISTINCT FROM r.decided_at)`;

/** SQL: a report `r` with its reporter `p`, the member concerned `s` and who decided it `d`. */
export const reportJson = (viewer: Fragment): Json<Report> =>
  jsonObject<Report>({
    id: sql`r.id`,
    targetType: sql`r.target_type`,
    targetId: sql`r.target_id`,
    reason: sql`r.reason`,
    details: sql`r.details`,
    url: url,
    snapshot: sql<Report['snapshot']>`coalesce(r.context -> 'snapshot', '{}')`,
    exists: exists,
    status: sql`r.status`,
    reporter: joinedUserJson(sql`p`),
    reportedByViewer: reportedBy(viewer),
    subject: jsonWhen(
      sql`s.id IS NOT NULL`,
      jsonObject<NonNullable<Report['subject']>>({
        ...userSummaryFields(sql`s`),
        email: sql`s.email`,
        isSuspended: isSuspended(sql`s`),
        isStaff: sql`s.is_admin OR s.role IS NOT NULL`,
      }),
    ),
    earlier: earlier,
    earlierCount: sql`(SELECT count(*) FROM reports e WHERE e.subject_id = r.subject_id AND e.id <> r.id)`,
    decision: sql`r.decision`,
    note: sql`r.note`,
    decidedBy: joinedUserJson(sql`d`),
    decidedAt: sql`r.decided_at`,
    appeal: appeal,
    createdAt: sql`r.created_at`,
  });

/** SQL: the people of a report `r`. */
export const reportPeople = sql`LEFT JOIN users p ON p.id = r.reporter_id
  LEFT JOIN users s ON s.id = r.subject_id LEFT JOIN users d ON d.id = r.decided_by`;
