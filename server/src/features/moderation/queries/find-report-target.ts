import type { SQL } from 'drizzle-orm';
import type { ReportTarget } from '#contract/moderation/forms.ts';
import { pathTo } from '#contract/paths.ts';
import type { Profile } from '#contract/profiles/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject, omitFields } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { profileFields, userSummaryJson } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { type Found, type TargetStatement } from './report-snapshot.ts';
import { reportedComment } from './reported-comment.ts';
import { reportedMessage } from './reported-message.ts';

type ReportedMember = Omit<Profile, 'phoneNumber'>;
type ItemTarget = Exclude<ReportTarget, 'comment' | 'message'>;

/** An item as it stands, with its author, without the columns that nobody reads. */
function reportedItem(
  type: ItemTarget,
  table: SQL,
  owner: SQL,
  hiddenColumns = sql`'{}'::text[]`,
): TargetStatement {
  return statement(
    `reported_${type}`,
    (viewer, id) => sql`SELECT i.${owner} AS "ownerId", to_jsonb(i) - ${hiddenColumns}
       || ${jsonObject<{ author: UserSummary }>({ author: userSummaryJson(sql`a`) })}::jsonb AS snapshot
     FROM ${table} i JOIN users a ON a.id = i.${owner}
     WHERE i.id = ${id} AND ${visibleMember(viewer, sql`i.${owner}`)}`,
  );
}

const author = sql`author_id`;

/** Mentions hold names of other members; the words do too, but they are the author's. */
const mentions = sql`'{mentions}'::text[]`;

const items: Record<ItemTarget, TargetStatement> = {
  user: statement(
    'reported_user',
    (viewer, id) => sql`
     SELECT u.id AS "ownerId", ${jsonObject<ReportedMember>(omitFields(profileFields(sql`u`), 'phoneNumber'))} AS snapshot
     FROM users u WHERE u.id = ${id} AND ${visibleMember(viewer, sql`u.id`)}`,
  ),
  post: reportedItem('post', sql`posts`, author, mentions),
  job: reportedItem('job', sql`jobs`, author, sql`'{search,search_title,search_skills}'::text[]`),
  event: reportedItem('event', sql`events`, author),
  portfolio: reportedItem('portfolio', sql`portfolio_items`, sql`user_id`),
};

const pathOf: Record<ItemTarget, (id: string, ownerId: string) => string> = {
  user: (userId) => pathTo('profile', { userId }),
  post: (postId) => pathTo('post', { postId }),
  job: (jobId) => pathTo('job', { jobId }),
  event: (eventId) => pathTo('event', { eventId }),
  portfolio: (id, userId) => `${pathTo('profile', { userId })}?item=${encodeURIComponent(id)}`,
};

export interface Reported extends Found {
  /** The page that the report is about. */
  url: string;
}

/** What is reported, if the viewer may see it. */
export async function findReportTarget(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  type: ReportTarget,
  id: string,
): Promise<Reported | null> {
  if (type === 'comment') return findComment(db, viewer, id);
  if (type === 'message') return findMessage(db, viewer, id);
  const [found] = await items[type](db, viewer.id, id);
  return found ? { ...found, url: pathOf[type](id, found.ownerId) } : null;
}

async function findComment(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  id: string,
): Promise<Reported | null> {
  const [found] = await reportedComment(db, viewer.id, id);
  if (!found) return null;
  const { on, workId, workOwnerId, ...target } = found;
  return { ...target, url: `${pathOf[on](workId, workOwnerId)}#${id}` };
}

async function findMessage(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  id: string,
): Promise<Reported | null> {
  const [found] = await reportedMessage(db, viewer.id, id);
  if (!found) return null;
  const { conversationId, ...target } = found;
  return { ...target, url: pathTo('conversation', { conversationId }) };
}
