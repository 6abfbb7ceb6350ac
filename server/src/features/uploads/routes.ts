import { tooLargeSentence } from '#contract/uploads/accepted.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { uploadLimitBytes } from '#contract/uploads/media.ts';
import type { App } from '../../http/app.ts';
import { acceptMultipart, receiveFile } from '../../http/files/receive-file.ts';
import { whenClientLeaves } from '../../http/files/when-client-leaves.ts';
import { mount } from '../../http/mount.ts';
import { getUpload } from './queries.ts';
import { resumableUploadRoutes } from './resumable/routes.ts';
import { storeFile } from './store-file.ts';
import { limitUploads, withUploadSlot } from './upload-limits.ts';

export async function uploadRoutes(app: App): Promise<void> {
  await app.server.register(async (server) => multipartUpload({ ...app, server }));
  await app.server.register(async (server) => resumableUploadRoutes({ ...app, server }));
}

function multipartUpload(app: App): void {
  acceptMultipart(app.server);
  const form = {
    dataDir: app.config.dataDir,
    field: 'file',
    maxBytes: uploadLimitBytes,
    tooLarge: tooLargeSentence,
  };
  mount(app, uploads.upload, async ({ viewer, request, reply }) => {
    await limitUploads(app, viewer.id, Number(request.headers['content-length'] ?? 0));
    const by = { id: viewer.id, signal: whenClientLeaves(reply) };
    return withUploadSlot(viewer.id, () =>
      receiveFile(request, form, async (file) => {
        const { id } = await storeFile(app.db, by, file);
        return getUpload(app.db, id);
      }),
    );
  });
}
