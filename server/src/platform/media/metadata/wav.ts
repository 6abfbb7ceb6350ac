import type { FileHandle } from 'node:fs/promises';
import { fillSpans, partCounter, readerOf, type Span } from './patch-file.ts';

const maxChunks = 100_000;
/** What the sound is made of; artist, place and the like are in the others (`LIST`, `bext`, `iXML`, `id3 `). */
const needed = new Set([
  'fmt ',
  'data',
  'fact',
  'ds64',
  'cue ',
  'smpl',
  'inst',
  'plst',
  'PEAK',
  'JUNK',
  'FLLR',
  'PAD ',
]);

/** WAV: chunks of metadata become junk of the same size, so that nothing moves. */
export async function removeWavMetadata(file: FileHandle): Promise<boolean> {
  const reader = await readerOf(file);
  const count = partCounter(maxChunks);
  const removed: number[] = [];
  const blanked: Span[] = [];
  let at = 12;
  while (at + 8 <= reader.size) {
    count();
    const head = await reader.read(at, 8);
    const id = head.toString('latin1', 0, 4);
    if (!/^[\x20-\x7e]{4}$/.test(id)) break;
    const size = head.readUInt32LE(4);
    // A recorder that was cut off wrote no size: the sound goes on to the end.
    const isOpen = id === 'data' && (size === 0 || size === 0xffffffff);
    const end = isOpen ? reader.size : Math.min(at + 8 + size + (size % 2), reader.size);
    if (!needed.has(id)) {
      removed.push(at);
      blanked.push({ start: at + 8, end });
    }
    at = end;
  }
  for (const start of removed) await file.write(Buffer.from('JUNK'), 0, 4, start);
  if (at < reader.size) blanked.push({ start: at, end: reader.size });
  await fillSpans(file, blanked);
  return blanked.length > 0;
}
