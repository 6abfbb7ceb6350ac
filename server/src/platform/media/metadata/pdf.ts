import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflate, deflateSync, inflate } from 'node:zlib';
import { blankInfo } from './blank-info.ts';
import { fillSpans, partCounter, type Span } from './patch-file.ts';

const chunkBytes = 1024 * 1024;
const overlap = 64;
const maxHits = 200_000;
const maxObjectBytes = 64 * 1024;
const maxStreamBytes = 32 * 1024 * 1024;
/** Of all streams of objects together, unpacked. */
const maxUnpackedBytes = 256 * 1024 * 1024;
const spaces = Buffer.alloc(chunkBytes, ' ');
const nothingPacked = deflateSync('');
const jpegSignatures = ['Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0', 'Photoshop 3.0\0'];

/**
 * PDF: author, title, dates and the like (the Info dictionary, XMP) and the place in embedded photos are overwritten where
 * they stand, in every revision that the file holds, so that nothing moves.
 */
export async function removePdfMetadata(file: FileHandle): Promise<boolean> {
  const count = partCounter(maxHits);
  const infos = new Set<number>();
  const packed: number[] = [];
  let hasChanged = false;
  const marks = ['/Info', '/Metadata', '/ObjStm', '<?xpacket begin', ...jpegSignatures];
  for await (const { mark, at } of findAll(file, marks)) {
    count();
    if (mark === '/Info') {
      const found = /^\/Info\s+(\d{1,10})\s+\d{1,5}\s+R/.exec(await textAt(file, at, 40));
      if (found) infos.add(Number(found[1]));
    } else if (mark === '/ObjStm') packed.push(at);
    else {
      const blank = { '/Metadata': blankXmpStream, '<?xpacket begin': blankPacket }[mark];
      hasChanged = (await (blank ?? blankJpegSegment)(file, at)) || hasChanged;
    }
  }
  if (infos.size === 0) return hasChanged;
  const referred = await blankInfos(file, infos, count);
  const all = new Set([...infos, ...referred]);
  if (referred.size > 0) await blankInfos(file, referred, count);
  let left = maxUnpackedBytes;
  for (const at of packed) if (left > 0) left -= await blankPackedInfos(file, at, all);
  return true;
}

async function* findAll(file: FileHandle, marks: string[]) {
  const needles = marks.map((mark) => ({ mark, needle: Buffer.from(mark, 'latin1') }));
  const chunk = Buffer.alloc(chunkBytes + overlap);
  for (let start = 0; ; start += chunkBytes) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start);
    const content = chunk.subarray(0, bytesRead);
    for (const { mark, needle } of needles) {
      for (let at = content.indexOf(needle); at >= 0; at = content.indexOf(needle, at + 1)) {
        if (at < chunkBytes) yield { mark, at: start + at };
      }
    }
    if (bytesRead < chunk.length) return;
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const content = Buffer.alloc(length);
  const { bytesRead } = await file.read(content, 0, length, Math.max(0, at));
  return content.subarray(0, bytesRead);
}

async function textAt(file: FileHandle, at: number, length: number): Promise<string> {
  return (await bytesAt(file, at, length)).toString('latin1');
}

/** Every revision of these objects; what their entries refer to. */
async function blankInfos(
  file: FileHandle,
  numbers: Set<number>,
  count: () => void,
): Promise<Set<number>> {
  const referred = new Set<number>();
  for await (const { at } of findAll(file, [' obj', '\nobj', '\robj'])) {
    count();
    const before = await textAt(file, at - 20, Math.min(at, 20));
    const number = /(?<!\d)(\d{1,10})\s+\d{1,5}\s*$/.exec(before)?.[1];
    if (number === undefined || !numbers.has(Number(number))) continue;
    const content = await bytesAt(file, at + 4, maxObjectBytes);
    const start = content.findIndex((byte) => byte > 0x20);
    const found = blankInfo(content, start);
    if (!found) continue;
    await file.write(content, 0, content.length, at + 4);
    for (const one of found) referred.add(one);
  }
  return referred;
}

interface Stream extends Span {
  dictionary: string;
}

/** The stream whose dictionary `at` lies in. */
async function streamAround(file: FileHandle, at: number): Promise<Stream | null> {
  const from = Math.max(0, at - 1024);
  const text = await textAt(file, from, 4096);
  const begin = Math.max(0, text.lastIndexOf('obj', at - from));
  const keyword = /stream\r?\n/.exec(text.slice(at - from));
  if (!keyword || text.slice(at - from, at - from + keyword.index).includes('endobj')) return null;
  const start = at + keyword.index + keyword[0].length;
  const dictionary = text.slice(begin, at - from + keyword.index);
  for (let end = start; end < start + maxStreamBytes; end += chunkBytes) {
    const content = await bytesAt(file, end, chunkBytes + 16);
    const found = content.indexOf('endstream');
    if (found >= 0) return { dictionary, start, end: end + found };
    if (content.length < chunkBytes) return { dictionary, start, end: end + content.length };
  }
  return null;
}

async function blankXmpStream(file: FileHandle, at: number): Promise<boolean> {
  if (!/\/Type\s*$/.test(await textAt(file, at - 12, Math.min(at, 12)))) return false;
  const stream = await streamAround(file, at);
  if (!stream) return false;
  const isPacked = stream.dictionary.includes('/Filter');
  await fillSpans(file, [stream], isPacked ? undefined : spaces);
  if (isPacked && stream.end - stream.start >= nothingPacked.length)
    await file.write(nothingPacked, 0, nothingPacked.length, stream.start);
  return true;
}

async function blankPacket(file: FileHandle, at: number): Promise<boolean> {
  const content = await bytesAt(file, at, chunkBytes);
  const end = content.indexOf('<?xpacket end');
  if (end > 0) await fillSpans(file, [{ start: at, end: at + end }], spaces);
  return end > 0;
}

async function blankJpegSegment(file: FileHandle, at: number): Promise<boolean> {
  const head = await bytesAt(file, at - 4, 4);
  if (at < 4 || head[0] !== 0xff || (head[1] !== 0xe1 && head[1] !== 0xed)) return false;
  const { size } = await file.stat();
  const end = Math.min(at - 2 + head.readUInt16BE(2), size);
  await fillSpans(file, [{ start: at, end }]);
  return true;
}

/** Objects packed together are unpacked, and packed anew where they then fit. Returns how much was unpacked. */
async function blankPackedInfos(
  file: FileHandle,
  at: number,
  numbers: Set<number>,
): Promise<number> {
  const stream = await streamAround(file, at);
  if (!stream || !/\/FlateDecode/.test(stream.dictionary)) return 0;
  const first = Number(/\/First\s+(\d+)/.exec(stream.dictionary)?.[1]);
  const content = await bytesAt(file, stream.start, stream.end - stream.start);
  const options = { maxOutputLength: maxStreamBytes };
  const unpacked = await promisify(inflate)(content, options).catch(() => null);
  if (!unpacked || !first) return 0;
  const pairs = unpacked.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
  let hasChanged = false;
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    if (!numbers.has(pairs[index] ?? -1)) continue;
    hasChanged = blankInfo(unpacked, first + (pairs[index + 1] ?? 0)) !== null || hasChanged;
  }
  if (!hasChanged) return unpacked.length;
  const again = await promisify(deflate)(unpacked, { level: 9, memLevel: 9 });
  if (again.length > content.length) return unpacked.length;
  content.fill(0).set(again);
  await file.write(content, 0, content.length, stream.start);
  return unpacked.length;
}
