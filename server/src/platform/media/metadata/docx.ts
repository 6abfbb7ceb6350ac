import { open, rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32, deflateRaw, inflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { withoutImageMetadata } from './embedded-image.ts';
import { partCounter, unreadable } from './patch-file.ts';
import { zipWriter } from './zip-writer.ts';

const maxEntries = 20_000;
const maxUnpackedBytes = 64 * 1024 * 1024;
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
/** Author, company, dates, and what a school or a firm added. */
const properties: [RegExp, string][] = [
  [
    /^docProps\/core\.xml$/i,
    `<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties"/>`,
  ],
  [
    /^docProps\/app\.xml$/i,
    `<Properties xmlns="${office}/officeDocument/2006/extended-properties"/>`,
  ],
  [
    /^docProps\/custom\.xml$/i,
    `<Properties xmlns="${office}/officeDocument/2006/custom-properties"/>`,
  ],
];
const textPart = /^word\/[^/]*\.xml$/i;
const imagePart = /^(word\/media|docProps)\/[^/]*\.(jpe?g|png|jfif)$/i;

/** DOCX: written anew without author, company and dates, the names of who commented and changed, and the place of photos. */
export async function removeDocxMetadata(path: string): Promise<boolean> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw unreadable();
  });
  const made = `${path}.new`;
  try {
    if (zip.entryCount === 0) return false;
    await copyEntries(zip, made);
    await rename(made, path);
    return true;
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? error : unreadable();
  } finally {
    zip.close();
    await rm(made, { force: true });
  }
}

async function copyEntries(zip: ZipFile, path: string): Promise<void> {
  const count = partCounter(maxEntries);
  let left = maxUnpackedBytes;
  await using file = await open(path, 'wx');
  const writer = zipWriter(file);
  for (const entry of await listEntries(zip, count)) {
    const raw = () => zip.openReadStreamPromise(entry, { decodeFileData: false });
    const replaced = replacementOf(entry.fileName);
    const isChanged = entry.uncompressedSize <= left && changeOf(entry.fileName) !== null;
    const packed = { name: entry.fileName, method: entry.compressionMethod };
    if (replaced !== null) await addContent(writer, packed.name, Buffer.from(replaced));
    else if (isChanged) {
      const content = await unpack(entry, await buffer(await raw()), left);
      left -= content.length;
      await addContent(writer, packed.name, changeOf(entry.fileName)?.(content) ?? content);
    } else {
      const { crc32: checksum, compressedSize: packedSize, uncompressedSize: size } = entry;
      await writer.add({ ...packed, checksum, packedSize, size }, await raw());
    }
  }
  await writer.end();
}

async function listEntries(zip: ZipFile, count: () => void): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      count();
      entries.push(entry);
    }
  } catch {
    throw unreadable();
  }
  return entries;
}

function replacementOf(name: string): string | null {
  const found = properties.find(([pattern]) => pattern.test(name));
  return found ? declaration + found[1] : null;
}

function changeOf(name: string): ((content: Buffer) => Buffer) | null {
  if (textPart.test(name)) return withoutNames;
  return imagePart.test(name) ? withoutImageMetadata : null;
}

/** Who commented or changed: a name, initials, and the account of each (`people.xml`). */
function withoutNames(content: Buffer): Buffer {
  const text = content
    .toString()
    .replace(/(\s(?:\w+:)?author=)("[^"]*"|'[^']*')/g, '$1"Author"')
    .replace(/(\s(?:\w+:)?initials=)("[^"]*"|'[^']*')/g, '$1"A"')
    .replace(/(\s(?:\w+:)?userId=)("[^"]*"|'[^']*')/g, '$1"Author"');
  return Buffer.from(text);
}

async function unpack(entry: Entry, packed: Buffer, maxOutputLength: number): Promise<Buffer> {
  if (entry.compressionMethod === 0) return packed;
  return promisify(inflateRaw)(packed, { maxOutputLength }).catch(() => {
    throw unreadable();
  });
}

async function addContent(
  writer: ReturnType<typeof zipWriter>,
  name: string,
  content: Buffer,
): Promise<void> {
  const packed = await promisify(deflateRaw)(content);
  const sizes = { packedSize: packed.length, size: content.length };
  await writer.add({ name, method: 8, checksum: crc32(content), ...sizes }, packed);
}
