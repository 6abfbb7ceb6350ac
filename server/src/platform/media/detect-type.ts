import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { FileEnding } from '#contract/uploads/accepted.ts';

const endings: Record<string, FileEnding> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mov',
  webm: 'webm',
  mp3: 'mp3',
  wav: 'wav',
  m4a: 'm4a',
  aac: 'aac',
  pdf: 'pdf',
  docx: 'docx',
};

/** The type of a file by its content alone; null for a type that is not accepted. */
export async function detectType(path: string): Promise<FileEnding | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (!found) return null;
  if (found.ext === 'cfb') return (await isWordDocument(path)) ? 'doc' : null;
  return endings[found.ext] ?? null;
}

const wordStream = Buffer.from('WordDocument\0', 'utf16le');
const chunkSize = 256 * 1024;

/** Old Office files share one container; only Word's has a stream of this name. */
async function isWordDocument(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const chunk = Buffer.alloc(chunkSize);
    for (let at = 0; ; at += chunkSize - wordStream.length) {
      const { bytesRead } = await file.read(chunk, 0, chunkSize, at);
      if (chunk.subarray(0, bytesRead).includes(wordStream)) return true;
      if (bytesRead < chunkSize) return false;
    }
  } finally {
    await file.close();
  }
}
