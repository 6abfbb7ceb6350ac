import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { isShownTo } from './own-conversation.ts';

/** SQL: the members in whose posts, portfolio, events, projects or profile a file `f` is shown. */
const shownBy = sql`SELECT p.author_id FROM posts p WHERE p.upload_id = f.id
  UNION ALL SELECT p.author_id FROM post_pictures pp JOIN posts p ON p.id = pp.post_id WHERE pp.upload_id = f.id
  UNION ALL SELECT i.user_id FROM portfolio_items i WHERE i.upload_id = f.id
  UNION ALL SELECT e.author_id FROM events e WHERE e.upload_id = f.id
  UNION ALL SELECT p.owner_id FROM projects p WHERE p.upload_id = f.id
  UNION ALL SELECT o.id FROM users o WHERE o.id = f.user_id AND o.profile_image_url = '/uploads/' || f.key`;

const isShownBy = (filter: SQL) =>
  sql`EXISTS (SELECT 1 FROM (${shownBy}) shown (member_id) WHERE ${filter})`;

const inMessage = (filter: SQL) =>
  sql`EXISTS (SELECT 1 FROM messages x WHERE x.upload_id = f.id AND ${filter})`;

/**
 * SQL: a row with the `access` that a member has to a file, which is a `FileAccess` or null. What is shown to members comes first, because
 * nearly every file is. Whether the member moderates is left to the session: it may lack the second factor.
 */
export function fileAccess(viewer: Fragment, upload: Fragment): SQL {
  return sql`SELECT CASE
      WHEN ${isShownBy(visibleMember(viewer, sql`shown.member_id`))} THEN 'members'
      WHEN ${inMessage(isShownTo(sql`x`, viewer))}
        OR (f.user_id = ${viewer} AND NOT ${inMessage(sql`true`)}) THEN 'alone'
      WHEN ${isShownBy(sql`true`)} THEN 'moderators'
    END AS access FROM uploads f WHERE f.id = ${upload}`;
}
