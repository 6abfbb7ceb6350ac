import type { Db } from '#server/db/client.ts';
import type { FileAccess, FileViewer } from '#server/http/files/serve-uploads.ts';
import { sessionJoinedStatement } from '../../auth/sessions/queries.ts';
import { uploadIdOfKey } from '../../uploads/queries.ts';
import { fileAccess } from './file-access.ts';

/** In the query that finds the session: a picture needs no round trip of its own for this. */
const accessToFile = sessionJoinedStatement<{ access: FileAccess | null }, [uploadId: string]>(
  'file_access',
  fileAccess,
);

/** The member of a session, and whether they may read a file: whoever sees what shows it, who sent it, and moderators what is no message. */
export async function findFileViewer(
  db: Db,
  token: string,
  key: string,
): Promise<FileViewer | null> {
  const [found] = await accessToFile(db, token, uploadIdOfKey(key) ?? '');
  return found ? { id: found.viewerId, isStale: found.stale, access: found.access } : null;
}
