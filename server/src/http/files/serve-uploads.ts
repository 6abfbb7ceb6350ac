import { basename } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import { isFileKey, isPrivate } from '../../platform/files/content-type.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { App } from '../app.ts';
import { findViewer } from '../mount.ts';
import { readSessionToken } from '../session-cookie.ts';
import { touchSession } from '../session-joined-query.ts';
import { notFound, sendFile } from './send-file.ts';

/** Shown to members, to this one alone (in a conversation, or not published yet), or, of a hidden member, to moderators. */
export type FileAccess = 'members' | 'alone' | 'moderators';

export interface FileViewer {
  id: string;
  /** The session has not been seen for a while, and its expiry is to be put off. */
  isStale: boolean;
  /** Null where the member may not read the file. */
  access: FileAccess | null;
}

/** The member of a session token who asks for a file; null where the session is not valid. */
type FindFileViewer = (db: Db, token: string, key: string) => Promise<FileViewer | null>;

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
      request.viewerId = viewer?.id ?? null;
      if (token && viewer?.isStale) touchSession(app, request, token);
      const access = viewer ? viewer.access : 'strangers';
      if (access === null || !isServed(key)) throw notFound();
      if (access === 'moderators' && !(await mayModerate(app, request))) throw notFound();
      const cacheControl = cacheControls[access];
      // A key is written once, so that it says which content a browser has.
      const etag = `"${key}"`;
      return sendFile(request, reply, files, { key, name: basename(key), cacheControl, etag });
    },
  });
}

async function mayModerate(app: App, request: FastifyRequest): Promise<boolean> {
  const viewer = await findViewer(app, request);
  return viewer !== null && canModerate(viewer);
}

function isServed(key: string): boolean {
  return isFileKey(key) && !isPrivate(key);
}
