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

/** Whether strangers may read a file. */
type IsShownToStrangers = (db: Db, key: string) => Promise<boolean>;

const forMembers = 'private, max-age=31536000, immutable';
/** What is no longer shown is soon asked for again, and refused. */
const forStrangers = 'private, max-age=60';

/** Serves uploads to members, and to strangers what is shown to them. */
export function serveUploads(
  app: App,
  files: FileStore,
  findFileViewer: FindFileViewer,
  isShownToStrangers: IsShownToStrangers,
): void {
  app.server.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/*',
    compress: false,
    handler: async (request, reply) => {
      const key = request.params['*'];
      const token = readSessionToken(app, request);
      const viewer = token ? await findFileViewer(app.db, token, key) : null;
      if (!viewer && !(isServed(key) && (await isShownToStrangers(app.db, key)))) {
        throw new AppError('unauthenticated', 'Please sign in to continue.');
      }
      if (token && viewer?.isStale) touchSession(app, request, token);
      if (viewer?.isRefused || !isServed(key)) throw notFound();
      const cacheControl = viewer ? forMembers : forStrangers;
      return sendFile(request, reply, files, { key, name: basename(key), cacheControl });
    },
  });
}

function isServed(key: string): boolean {
  return isFileKey(key) && !isPrivate(key);
}
