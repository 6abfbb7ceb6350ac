import type { FileHandle } from 'node:fs/promises';
import { type Box, findSamples, type Track } from './mp4-samples.ts';
import {
  type FileReader,
  fillSpans,
  partCounter,
  readerOf,
  type Span,
  unreadable,
} from './patch-file.ts';

const maxBoxes = 300_000;
const maxDepth = 10;
/** What a film or a sound is made of; anything else beside it (`uuid`, `meta`, what a camera adds) is not needed to play it. */
const topLevel = new Set(
  'ftyp styp moov moof mdat sidx ssix mfra free skip wide pdin prft emsg'.split(' '),
);
const parents = new Set('moov trak mdia minf stbl edts dinf gmhd mvex moof traf mfra'.split(' '));
const metadata = new Set(
  'udta meta uuid XMP_ ID32 ilst keys loci \xa9xyz \xa9nam \xa9ART \xa9cmt \xa9day cprt auth titl dscp gnre'.split(
    ' ',
  ),
);
/** Their second and third field, or second and third of eight bytes, say when the film was made. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd']);

interface Walk {
  reader: FileReader;
  count: () => void;
  /** Metadata boxes, and tracks of metadata. */
  removed: Box[];
  /** What is overwritten in boxes that stay. */
  blanked: Span[];
  /** Where the pictures and sounds lie. */
  media: Span[];
}

/**
 * MP4, MOV and M4A: boxes of metadata become free space of the same size, so that nothing moves. A track of metadata, such
 * as the places a camera wrote down while it filmed, goes with its samples.
 */
export async function removeMp4Metadata(file: FileHandle): Promise<boolean> {
  const reader = await readerOf(file);
  const walk: Walk = { reader, count: partCounter(maxBoxes), removed: [], blanked: [], media: [] };
  let end = 0;
  for await (const box of boxesIn(walk, { start: 0, end: reader.size })) {
    end = box.end;
    if (box.type === 'mdat') walk.media.push({ start: box.content, end: box.end });
    if (!topLevel.has(box.type)) walk.removed.push(box);
    else if (parents.has(box.type)) await visit(walk, box);
  }
  const samples = await samplesOf(file, walk);
  for (const box of walk.removed) await file.write(Buffer.from('free'), 0, 4, box.start + 4);
  const contents = walk.removed.map(({ content, end: last }) => ({ start: content, end: last }));
  const rest = { start: end, end: reader.size };
  await fillSpans(file, [...contents, ...walk.blanked, ...samples, rest]);
  return walk.removed.length > 0 || walk.blanked.length > 0 || end < reader.size;
}

async function visit(walk: Walk, parent: Box, depth = 0): Promise<void> {
  if (depth > maxDepth) throw unreadable();
  for await (const box of boxesIn(walk, { start: parent.content, end: parent.end })) {
    if (metadata.has(box.type)) walk.removed.push(box);
    else if (dated.has(box.type)) await blankDates(walk, box);
    else if (box.type === 'trak' && (await isMetadataTrack(walk, box))) walk.removed.push(box);
    else if (parents.has(box.type)) await visit(walk, box, depth + 1);
  }
}

/** Ends where the sizes make no sense: a player reads no further either. */
async function* boxesIn(
  { reader, count }: Pick<Walk, 'reader' | 'count'>,
  { start, end }: Span,
): AsyncGenerator<Box, void, undefined> {
  for (let at = start; at + 8 <= end; ) {
    count();
    const head = await reader.read(at, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const isLong = short === 1 && head.length === 16;
    const claimed = isLong ? Number(head.readBigUInt64BE(8)) : short;
    const header = isLong ? 16 : 8;
    if (short === 0 && /[^\x20-\x7e\xa9]/.test(type)) return;
    if (short !== 0 && claimed < header) return;
    const last = short === 0 ? end : Math.min(at + claimed, end);
    yield { type, start: at, content: Math.min(at + header, last), end: last };
    at = last;
  }
}

async function blankDates({ reader, blanked }: Walk, { content, end }: Box): Promise<void> {
  const [version] = await reader.read(content, 1);
  const length = version === 1 ? 16 : 8;
  const dates = { start: content + 4, end: Math.min(content + 4 + length, end) };
  const found = dates.end > dates.start ? await reader.read(dates.start, length) : Buffer.alloc(0);
  if (found.some((byte) => byte !== 0)) blanked.push(dates);
}

/** Of a handler for metadata (`mebx` of Apple, `gpmd` of GoPro, `camm`), or the text that a drone writes over its film. */
async function isMetadataTrack(walk: Walk, track: Box): Promise<boolean> {
  const media = await firstOf(walk, track, 'mdia');
  const handler = media && (await firstOf(walk, media, 'hdlr'));
  if (!handler) return false;
  const fields = await walk.reader.read(
    handler.content,
    Math.min(120, handler.end - handler.content),
  );
  const type = fields.toString('latin1', 8, 12);
  return type === 'meta' || type === 'camm' || fields.toString('latin1', 24).includes('DJI');
}

async function firstOf(
  walk: Pick<Walk, 'reader' | 'count'>,
  { content, end }: Box,
  type: string,
): Promise<Box | null> {
  for await (const box of boxesIn(walk, { start: content, end })) if (box.type === type) return box;
  return null;
}

/** Where the samples of removed tracks lie, as far as that is among the media: a table may point anywhere. */
async function samplesOf(file: FileHandle, walk: Walk): Promise<Span[]> {
  const spans: Span[] = [];
  for (const track of walk.removed.filter(({ type }) => type === 'trak')) {
    const table: Track | null = await findTable(walk, track);
    if (table) spans.push(...(await findSamples(file, table)));
  }
  return spans.flatMap((span) =>
    walk.media
      .map(({ start, end }) => ({
        start: Math.max(span.start, start),
        end: Math.min(span.end, end),
      }))
      .filter(({ start, end }) => start < end),
  );
}

async function findTable(walk: Walk, track: Box): Promise<Track | null> {
  let box: Box | null = track;
  for (const type of ['mdia', 'minf', 'stbl']) box = box && (await firstOf(walk, box, type));
  if (!box) return null;
  const [sizes, chunks] = [await firstOf(walk, box, 'stsz'), await firstOf(walk, box, 'stsc')];
  const short = await firstOf(walk, box, 'stco');
  const offsets = short ?? (await firstOf(walk, box, 'co64'));
  return sizes && chunks && offsets && { sizes, chunks, offsets, isLong: short === null };
}
