import { basename } from 'node:path';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import { isFileKey, isPrivate } from '../../platform/files/content-type.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { App } from '../app.ts';
import { readSessionToken } from '../session-cookie.ts';
import { touchSession } from '../session-joined-query.ts';
import { notFound, sendFile } from './send-file.ts';

export interface FileViewer {
  /** The session has not been seen for a while, and its expiry is to be put off. */
  isStale: boolean;
  /** The file belongs to a message of others. */
  isRefused: boolean;
}

/** The member of a session token who asks for a file; null where the session is not valid. */
type FindFileViewer = (db: Db, token: string, key: string) => Promise<FileViewer | null>;

/** Serves uploads to members. */
export function serveUploads(app: App, files: FileStore, findFileViewer: FindFileViewer): void {
  app.server.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/*',
    compress: false,
    handler: async (request, reply) => {
      const key = request.params['*'];
      const token = readSessionToken(app, request);
      const viewer = token ? await findFileViewer(app.db, token, key) : null;
      if (!token || !viewer) throw new AppError('unauthenticated', 'Please sign in to continue.');
      if (viewer.isStale) touchSession(app, request, token);
      if (viewer.isRefused || !isFileKey(key) || isPrivate(key)) throw notFound();
      const cacheControl = 'private, max-age=31536000, immutable';
      return sendFile(request, reply, files, { key, name: basename(key), cacheControl });
    },
  });
}
