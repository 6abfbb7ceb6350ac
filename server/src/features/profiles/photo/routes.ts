import { profiles } from '#contract/profiles/contract.ts';
import type { App } from '#server/http/app.ts';
import { assertDiskSpace } from '#server/http/files/assert-disk-space.ts';
import { acceptMultipart, receiveFile } from '#server/http/files/receive-file.ts';
import { whenClientLeaves } from '#server/http/files/when-client-leaves.ts';
import { mount } from '#server/http/mount.ts';
import { photoSide, squarePhoto } from '#server/platform/media/square-photo.ts';
import { setPhoto } from './commands.ts';

export async function photoRoutes(app: App): Promise<void> {
  await app.server.register(async (server) => photoUpload({ ...app, server }));
}

function photoUpload(app: App): void {
  acceptMultipart(app.server);
  const form = {
    dataDir: app.config.dataDir,
    field: 'profilePhoto',
    maxBytes: 5 * 1024 * 1024,
    tooLarge: 'File too large: Please select an image smaller than 5MB',
  };
  mount(app, profiles.uploadPhoto, async ({ viewer, request, reply }) => {
    await assertDiskSpace(app);
    const signal = whenClientLeaves(reply);
    const photo = await receiveFile(request, form, ({ path }) =>
      squarePhoto(path, { id: viewer.id, signal }),
    );
    return { profileImageUrl: await setPhoto(app.db, viewer, photo, photoSide) };
  });
}
