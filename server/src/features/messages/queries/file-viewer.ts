import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { FileViewer } from '#server/http/files/serve-uploads.ts';
import { sessionJoinedStatement } from '../../auth/sessions/queries.ts';
import { uploadIdOfKey } from '../../uploads/queries.ts';
import { isShownTo } from './own-conversation.ts';

/** In the query that finds the session: a picture of a post needs no round trip of its own for this. */
const hiddenFile = sessionJoinedStatement<{ isHidden: boolean | null }, [uploadId: string]>(
  'hidden_file',
  (viewer, upload) => sql`SELECT true AS "isHidden" FROM messages x
    WHERE x.upload_id = ${upload} AND NOT ${isShownTo(sql`x`, viewer)}`,
);

/** Whether the member of a session may read a file: that of a message only the two who exchanged it. */
export async function findFileViewer(
  db: Db,
  token: string,
  key: string,
): Promise<FileViewer | null> {
  const [found] = await hiddenFile(db, token, uploadIdOfKey(key) ?? '');
  return found ? { isStale: found.stale, isRefused: found.isHidden === true } : null;
}
