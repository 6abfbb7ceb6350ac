import type { FileHandle } from 'node:fs/promises';
import { fillSpans, partCounter, readerOf, type Span } from './patch-file.ts';

const signature = 'd0cf11e0a1b11ae1';
const names = ['\x05SummaryInformation', '\x05DocumentSummaryInformation'];
const maxSectors = 1_200_000;
const smallStream = 4096;
const lastSector = 0xfffffffa;

interface Entry {
  name: string;
  type: number;
  start: number;
  size: number;
}

/** DOC: the streams of author, company and dates are emptied where they stand. */
export async function removeDocMetadata(file: FileHandle): Promise<boolean> {
  const reader = await readerOf(file);
  const count = partCounter(maxSectors);
  const header = Buffer.from(await reader.read(0, 512));
  if (header.length < 512 || header.toString('hex', 0, 8) !== signature) return false;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const sectorSize = 2 ** shift;
  const sectorAt = (sector: number) => (sector + 1) * sectorSize;
  const wordAt = async (at: number) => {
    const found = await reader.read(at, 4);
    return found.length < 4 ? lastSector : found.readUInt32LE(0);
  };

  const fatSectors: number[] = [];
  for (let at = 76; at < 512; at += 4) fatSectors.push(header.readUInt32LE(at));
  let more = header.readUInt32LE(68);
  while (more < lastSector) {
    count();
    for (let index = 0; index < sectorSize / 4 - 1; index++) {
      count();
      fatSectors.push(await wordAt(sectorAt(more) + index * 4));
    }
    more = await wordAt(sectorAt(more) + sectorSize - 4);
  }
  const following = async (sector: number) => {
    const table = fatSectors[Math.floor(sector / (sectorSize / 4))] ?? lastSector;
    if (table >= lastSector) return lastSector;
    return wordAt(sectorAt(table) + (sector % (sectorSize / 4)) * 4);
  };
  const chain = async (start: number): Promise<number[]> => {
    const sectors: number[] = [];
    for (let sector = start; sector < lastSector; sector = await following(sector)) {
      count();
      sectors.push(sector);
    }
    return sectors;
  };

  const entries: Entry[] = [];
  for (const sector of await chain(header.readUInt32LE(48))) {
    for (let at = 0; at < sectorSize; at += 128) {
      count();
      const entry = await reader.read(sectorAt(sector) + at, 128);
      if (entry.length === 128) entries.push(readEntry(entry));
    }
  }
  const root = entries.find(({ type }) => type === 5);
  const spans: Span[] = [];
  for (const { start, size } of entries.filter(({ name }) => names.includes(name))) {
    if (size >= smallStream) {
      for (const sector of await chain(start))
        spans.push({ start: sectorAt(sector), end: sectorAt(sector + 1) });
    } else if (root) {
      const container = await chain(root.start);
      const table = await chain(header.readUInt32LE(60));
      for (let small = start; small < lastSector; ) {
        count();
        const sector = container[Math.floor((small * 64) / sectorSize)];
        const at = sectorAt(sector ?? lastSector) + ((small * 64) % sectorSize);
        if (sector !== undefined) spans.push({ start: at, end: at + 64 });
        const next = table[Math.floor((small * 4) / sectorSize)];
        small =
          next === undefined
            ? lastSector
            : await wordAt(sectorAt(next) + ((small * 4) % sectorSize));
      }
    }
  }
  const inside = spans.filter(({ end }) => end <= reader.size);
  await fillSpans(file, inside);
  return inside.length > 0;
}

function readEntry(entry: Buffer): Entry {
  const length = Math.min(64, Math.max(2, entry.readUInt16LE(64)));
  return {
    name: entry.toString('utf16le', 0, length - 2),
    type: entry[66] ?? 0,
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}
