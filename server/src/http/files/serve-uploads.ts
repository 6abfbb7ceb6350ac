import { basename } from 'node:path';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import { isFileKey, isPrivate } from '../../platform/files/content-type.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { App } from '../app.ts';
import { findViewer } from '../require-viewer.ts';
import { notFound, sendFile } from './send-file.ts';

/** Shown to members, to this one alone (in a conversation, or not published yet), or, of a hidden member, to moderators. */
export type FileAccess = 'members' | 'alone' | 'moderators';

/** How a member may read a file; null where they may not. */
type FindFileAccess = (db: Db, viewerId: string, key: string) => Promise<FileAccess | null>;

/** Whether strangers may read a file. */
type IsShownToStrangers = (db: Db, key: string) => Promise<boolean>;

/** What is no longer shown is soon asked for again, and refused. */
const cacheControls: Record<FileAccess | 'strangers', string> = {
  members: 'private, max-age=300',
  alone: 'private, no-store',
  moderators: 'private, no-store',
  strangers: 'private, max-age=60',
};

/** Serves uploads to members, and to strangers what is shown to them. */
export function serveUploads(
  app: App,
  files: FileStore,
  findFileAccess: FindFileAccess,
  isShownToStrangers: IsShownToStrangers,
): void {
  app.server.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/*',
    compress: false,
    handler: async (request, reply) => {
      const key = request.params['*'];
      const viewer = await findViewer(app, request);
      if (!viewer && !(isServed(key) && (await isShownToStrangers(app.db, key)))) {
        throw new AppError('unauthenticated', 'Please sign in to continue.');
      }
      request.viewerId = viewer?.id ?? null;
      const access = viewer ? await findFileAccess(app.db, viewer.id, key) : 'strangers';
      if (access === null || !isServed(key)) throw notFound();
      if (access === 'moderators' && !(viewer && canModerate(viewer))) throw notFound();
      const cacheControl = cacheControls[access];
      // A key is written once, so that it says which content a browser has.
      const etag = `"${key}"`;
      return sendFile(request, reply, files, { key, name: basename(key), cacheControl, etag });
    },
  });
}

function isServed(key: string): boolean {
  return isFileKey(key) && !isPrivate(key);
}
