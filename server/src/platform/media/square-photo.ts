import { acceptedTypes } from '#contract/uploads/accepted.ts';
import { AppError } from '../../errors/app-error.ts';
import type { QueuedBy } from '../fair-queue.ts';
import { detectType } from './detect-type.ts';
import { withImage } from './open-image.ts';

/** The side of a profile photo, in pixels. */
export const photoSide = 400;

/** Crops the centre and encodes it again: upright, without metadata, on white where it was transparent. */
export async function squarePhoto(path: string, by: QueuedBy): Promise<Buffer> {
  const type = await detectType(path);
  if (type === null || acceptedTypes[type].kind !== 'image') {
    throw new AppError('unsupported_type', 'Invalid file type: Please select an image file');
  }
  return withImage(path, by, ({ still }) =>
    still()
      .resize({ width: photoSide, height: photoSide, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
}
