import type { FileHandle } from 'node:fs/promises';
import { type FileReader, fillSpans, partCounter, readerOf, type Span } from './patch-file.ts';

const maxElements = 2_000_000;
const ids = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  checksum: 0xbf,
  void: 0xec,
};
/** Tags and attachments; of the file its title, date and names; of a track its name. */
const metadata = new Set([
  0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, 0x73a4, 0x536e,
]);
const parents = new Set([ids.segment, ids.info, ids.tracks, ids.track]);
/** What may follow a cluster whose size the recorder did not know. */
const levelOne = new Set([
  ids.cluster,
  ids.info,
  ids.tracks,
  0x114d9b74,
  0x1c53bb6b,
  0x1043a770,
  0x1254c367,
  0x1941a469,
]);

interface Element extends Span {
  id: number;
  content: number;
  hasSize: boolean;
}

/** WebM: elements of metadata become void ones of the same size, so that nothing moves. */
export async function removeWebmMetadata(file: FileHandle): Promise<boolean> {
  const reader = await readerOf(file);
  const count = partCounter(maxElements);
  const removed: Element[] = [];
  for (let at = 0; at < reader.size; ) {
    count();
    const element = await readElement(reader, at);
    if (!element) {
      at = await findLevelOne(reader, at + 1);
      continue;
    }
    const isChecksum = element.id === ids.checksum && element.end - at <= 12;
    if (metadata.has(element.id) || isChecksum) removed.push(element);
    const isEntered = parents.has(element.id) || (element.id === ids.cluster && !element.hasSize);
    at = isEntered ? element.content : element.end;
  }
  for (const element of removed) {
    const head = voidHeader(element);
    await file.write(head, 0, head.length, element.start);
    await fillSpans(file, [{ start: element.start + head.length, end: element.end }]);
  }
  return removed.length > 0;
}

async function readElement(reader: FileReader, at: number): Promise<Element | null> {
  const head = await reader.read(at, 12);
  const id = readNumber(head, 0, 4, false);
  const size = id && readNumber(head, id.length, 8, true);
  if (!id || !size) return null;
  const content = at + id.length + size.length;
  const hasSize = size.value !== 2 ** (7 * size.length) - 1;
  const end = hasSize ? Math.min(content + size.value, reader.size) : reader.size;
  if (!hasSize && !parents.has(id.value) && id.value !== ids.cluster) return null;
  return { id: id.value, start: at, content, end, hasSize };
}

/** A number whose first byte encodes its length; the length marker is part of an id and not of a size. */
function readNumber(head: Buffer, at: number, longest: number, isSize: boolean) {
  const first = head[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > longest || at + length > head.length) return null;
  let value = isSize ? first & (0xff >> length) : first;
  for (let index = 1; index < length; index++) value = value * 256 + (head[at + index] ?? 0);
  return { value, length };
}

/** As players do where a file is damaged: on to the next part that they know. */
async function findLevelOne(reader: FileReader, from: number): Promise<number> {
  for (let at = from; at < reader.size; ) {
    const chunk = await reader.read(at, 32 * 1024);
    for (let index = 0; index + 4 <= chunk.length; index++) {
      const first = chunk[index] ?? 0;
      if (first >= 0x10 && first <= 0x1f && levelOne.has(chunk.readUInt32BE(index)))
        return at + index;
    }
    if (chunk.length < 8) break;
    at += chunk.length - 3;
  }
  return reader.size;
}

function voidHeader({ start, content, end }: Element): Buffer {
  const sizeLength = Math.min(8, content - start - 1);
  const size = end - start - 1 - sizeLength;
  const head = Buffer.alloc(1 + sizeLength);
  head[0] = ids.void;
  head.writeUIntBE(size % 2 ** 32, Math.max(1, 1 + sizeLength - 4), Math.min(4, sizeLength));
  head[1] = (head[1] ?? 0) | (0x80 >> (sizeLength - 1));
  return head;
}
