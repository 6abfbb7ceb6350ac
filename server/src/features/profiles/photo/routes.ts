import { profiles } from '#contract/profiles/contract.ts';
import { acceptedTypes } from '#contract/uploads/accepted.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { assertDiskSpace } from '#server/http/files/assert-disk-space.ts';
import { acceptMultipart, receiveFile } from '#server/http/files/receive-file.ts';
import { mount } from '#server/http/mount.ts';
import { detectType } from '#server/platform/media/detect-type.ts';
import { withImage } from '#server/platform/media/open-image.ts';
import { setPhoto } from './commands.ts';

const side = 400;

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
  mount(app, profiles.uploadPhoto, async ({ viewer, request }) => {
    await assertDiskSpace(app);
    const photo = await receiveFile(request, form, ({ path }) => squarePhoto(path));
    return { profileImageUrl: await setPhoto(app.db, viewer, photo, side) };
  });
}

/** Crops the centre and encodes it again: upright, without metadata, on white where it was transparent. */
async function squarePhoto(path: string): Promise<Buffer> {
  const type = await detectType(path);
  if (type === null || acceptedTypes[type].kind !== 'image') {
    throw new AppError('unsupported_type', 'Invalid file type: Please select an image file');
  }
  return withImage(path, ({ still }) =>
    still()
      .resize({ width: side, height: side, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
}
