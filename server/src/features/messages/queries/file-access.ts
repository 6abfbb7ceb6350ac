import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { FileAccess } from '#server/http/files/serve-uploads.ts';
import { uploadIdOfKey } from '../../uploads/queries.ts';
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

/** What is shown to members comes first, because nearly every file is. */
const accessToFile = statement<{ access: FileAccess | null }, [viewerId: string, uploadId: string]>(
  'file_access',
  (viewer, upload) => sql`SELECT CASE
      WHEN ${isShownBy(visibleMember(viewer, sql`shown.member_id`))} THEN 'members'
      WHEN ${inMessage(isShownTo(sql`x`, viewer))}
        OR (f.user_id = ${viewer} AND NOT ${inMessage(sql`true`)}) THEN 'alone'
      WHEN ${isShownBy(sql`true`)} THEN 'moderators'
    END AS access FROM uploads f WHERE f.id = ${upload}`,
);

/** Whether a member may read a file: whoever sees what shows it, who sent it, and moderators what is no message. */
export async function findFileAccess(
  db: Db,
  viewerId: string,
  key: string,
): Promise<FileAccess | null> {
  const [found] = await accessToFile(db, viewerId, uploadIdOfKey(key) ?? '');
  return found?.access ?? null;
}
