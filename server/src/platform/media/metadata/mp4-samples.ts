import type { FileHandle } from 'node:fs/promises';
import { partCounter, readerOf, type Span } from './patch-file.ts';

export interface Box extends Span {
  type: string;
  /** Where its content begins. */
  content: number;
}

/** The tables of a track that say where its samples lie. */
export interface Track {
  sizes: Box;
  chunks: Box;
  offsets: Box;
  /** Offsets of 64 bits. */
  isLong: boolean;
}

/** Hours of what a camera writes down many times a second. */
const maxSamples = 500_000;

/** Each table has a reader of its own: they are read side by side. */
export async function findSamples(file: FileHandle, track: Track): Promise<Span[]> {
  const count = partCounter(maxSamples);
  const { sizes, chunks, offsets, isLong } = track;
  const readWords = async (box: Box) => {
    const reader = await readerOf(file);
    return async (at: number) => {
      if (box.content + at + 4 > box.end) return null;
      const found = await reader.read(box.content + at, 4);
      return found.length < 4 ? null : found.readUInt32BE(0);
    };
  };
  const [sizeAt, chunkAt, offsetAt] = [
    await readWords(sizes),
    await readWords(chunks),
    await readWords(offsets),
  ];
  const runs: { first: number; samples: number }[] = [];
  const runCount = (await chunkAt(4)) ?? 0;
  for (let index = 0; index < runCount; index++) {
    count();
    const [first, samples] = [await chunkAt(8 + index * 12), await chunkAt(12 + index * 12)];
    if (first === null || samples === null) break;
    runs.push({ first, samples });
  }
  const usual = (await sizeAt(4)) ?? 0;
  const spans: Span[] = [];
  const chunkCount = (await offsetAt(4)) ?? 0;
  let sample = 0;
  let run = 0;
  for (let chunk = 0; chunk < chunkCount; chunk++) {
    count();
    const at = 8 + chunk * (isLong ? 8 : 4);
    const [high, low] = isLong
      ? [await offsetAt(at), await offsetAt(at + 4)]
      : [0, await offsetAt(at)];
    if (high === null || low === null) break;
    while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= chunk + 1) run++;
    const start = high * 2 ** 32 + low;
    let end = start;
    for (let index = 0; index < (runs[run]?.samples ?? 0); index++, sample++) {
      count();
      const size = usual || (await sizeAt(12 + sample * 4));
      if (size === null) break;
      end += size;
    }
    spans.push({ start, end });
  }
  return spans;
}
