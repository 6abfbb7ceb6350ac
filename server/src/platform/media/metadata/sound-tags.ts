import type { FileHandle } from 'node:fs/promises';
import { type FileReader, fillSpans, readerOf, type Span, unreadable } from './patch-file.ts';

const maxTags = 100;

/** MP3 and AAC: tags before the sound become padding, tags after it are cut off. */
export async function removeSoundTags(file: FileHandle): Promise<boolean> {
  const reader = await readerOf(file);
  const first = await tagsAtStart(reader);
  await fillSpans(file, first);
  const end = await endOfSound(reader, first.at(-1)?.end ?? 0);
  if (end < reader.size) await file.truncate(end);
  return first.length > 0 || end < reader.size;
}

/** ID3v2 keeps its header, without which the padding would be taken for sound; APE does not. */
async function tagsAtStart(reader: FileReader): Promise<Span[]> {
  const found: Span[] = [];
  for (let at = 0, count = 0; ; count++) {
    if (count > maxTags) throw unreadable();
    const head = await reader.read(at, 32);
    const end = Math.min(at + tagLength(head), reader.size);
    if (end === at) return found;
    if (head.toString('latin1', 0, 3) === 'ID3') {
      const flags = { start: at + 5, end: at + 6 };
      found.push(flags, { start: at + 10, end });
    } else found.push({ start: at, end });
    at = end;
  }
}

function tagLength(head: Buffer): number {
  if (head.length >= 10 && head.toString('latin1', 0, 3) === 'ID3') {
    const hasFooter = ((head[5] ?? 0) & 0x10) !== 0;
    return 10 + syncsafe(head, 6) + (hasFooter ? 10 : 0);
  }
  const isApe = head.length === 32 && head.toString('latin1', 0, 8) === 'APETAGEX';
  return isApe ? 32 + head.readUInt32LE(12) : 0;
}

/** Seven bits of each byte. */
function syncsafe(head: Buffer, at: number): number {
  return [0, 1, 2, 3].reduce((sum, index) => sum * 128 + ((head[at + index] ?? 0) & 0x7f), 0);
}

async function endOfSound(reader: FileReader, start: number): Promise<number> {
  let end = reader.size;
  for (let count = 0; count <= maxTags; count++) {
    const length = await trailingTag(reader, end);
    if (length === 0) return end;
    end = Math.max(start, end - length);
    if (end === start) return end;
  }
  throw unreadable();
}

/** How long the tag is that ends here; 0 where none does. */
async function trailingTag(reader: FileReader, end: number): Promise<number> {
  const textAt = async (back: number, length: number) =>
    end < back ? '' : (await reader.read(end - back, length)).toString('latin1');
  if ((await textAt(128, 3)) === 'TAG') return 128;
  if ((await textAt(227, 4)) === 'TAG+') return 227;
  if ((await textAt(9, 9)) === 'LYRICS200') return Number(await textAt(15, 6)) + 15 || 15;
  if ((await textAt(10, 3)) === '3DI') return syncsafe(await reader.read(end - 4, 4), 0) + 20;
  if ((await textAt(32, 8)) !== 'APETAGEX') return 0;
  const footer = await reader.read(end - 32, 32);
  const hasHeader = footer.readUInt32LE(20) >>> 31 === 1;
  return footer.readUInt32LE(12) + (hasHeader ? 32 : 0) || 32;
}
