import type { FileHandle } from 'node:fs/promises';

const headerLength = 256 * 1024;

const ids = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
};
const parents = new Set([ids.segment, ids.tracks, ids.track, ids.video]);

/** WebM: the first picture size before the first cluster; only the parents of the size are descended into. */
export async function webmSize(
  file: FileHandle,
): Promise<{ width: number; height: number } | null> {
  const head = Buffer.alloc(headerLength);
  const { bytesRead } = await file.read(head, 0, headerLength, 0);
  let width = 0;
  for (let at = 0; at < bytesRead; ) {
    const id = readNumber(head, at, false);
    const size = readNumber(head, at + id.length, true);
    at += id.length + size.length;
    if (id.value === ids.cluster) return null;
    if (id.value === ids.width) width = readUnsigned(head, at, size.value);
    if (id.value === ids.height) return { width, height: readUnsigned(head, at, size.value) };
    if (!parents.has(id.value)) at += size.value;
  }
  return null;
}

/** A number whose first byte encodes its length; the length marker is part of an id and not of a size. */
function readNumber(
  content: Buffer,
  at: number,
  isSize: boolean,
): { value: number; length: number } {
  const first = content.readUInt8(at);
  const length = Math.clz32(first) - 23;
  let value = isSize ? first & (0xff >> length) : first;
  for (let index = 1; index < length; index++) value = value * 256 + content.readUInt8(at + index);
  return { value, length };
}

function readUnsigned(content: Buffer, at: number, length: number): number {
  return length >= 1 && length <= 6 ? content.readUIntBE(at, length) : 0;
}
