import { basename } from 'node:path';
import { AppError } from '../../errors/app-error.ts';
import { isFileKey, isPrivate } from '../../platform/files/content-type.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { App } from '../app.ts';
import { findViewer } from '../mount.ts';
import { notFound, sendFile } from './send-file.ts';

/** Serves uploads to members. */
export function serveUploads(app: App, files: FileStore): void {
  app.server.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/*',
    compress: false,
    handler: async (request, reply) => {
      if (!(await findViewer(app, request))) {
        throw new AppError('unauthenticated', 'Please sign in to continue.');
      }
      const key = request.params['*'];
      if (!isFileKey(key) || isPrivate(key)) throw notFound();
      const cacheControl = 'private, max-age=31536000, immutable';
      return sendFile(request, reply, files, { key, name: basename(key), cacheControl });
    },
  });
}
