import { open, stat } from 'node:fs/promises';
import type { FileEnding } from '#contract/uploads/accepted.ts';
import { removeDocMetadata } from './doc.ts';
import { removeDocxMetadata } from './docx.ts';
import { removeMp4Metadata } from './mp4.ts';
import { removePdfMetadata } from './pdf.ts';
import { removeSoundTags } from './sound-tags.ts';
import { removeWavMetadata } from './wav.ts';
import { removeWebmMetadata } from './webm.ts';

const removers = {
  mp4: removeMp4Metadata,
  mov: removeMp4Metadata,
  m4a: removeMp4Metadata,
  webm: removeWebmMetadata,
  mp3: removeSoundTags,
  aac: removeSoundTags,
  wav: removeWavMetadata,
  pdf: removePdfMetadata,
  doc: removeDocMetadata,
};

/** Rises when more is removed than before: files of an earlier version are gone through again. */
export const metadataVersion = 1;

/**
 * Removes who made a file, when and where, and leaves what it shows. Images are made anew from their pixels instead. Throws
 * an `AppError` for a file whose parts cannot be told apart.
 */
export async function removeMetadata(
  path: string,
  ending: FileEnding,
): Promise<{ size: number; hasChanged: boolean }> {
  let hasChanged = false;
  if (ending === 'docx') hasChanged = await removeDocxMetadata(path);
  else if (ending in removers) {
    await using file = await open(path, 'r+');
    hasChanged = await removers[ending as keyof typeof removers](file);
  }
  return { size: (await stat(path)).size, hasChanged };
}
