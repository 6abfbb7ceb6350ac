import type { FileHandle } from 'node:fs/promises';
import { AppError } from '#server/errors/app-error.ts';

const windowBytes = 64 * 1024;
const zeros = Buffer.alloc(1024 * 1024);

/** Reads a few bytes anywhere in a file; neighbours come from one read. */
export interface FileReader {
  size: number;
  /** Up to `length` bytes, at most 64 KB; fewer at the end of the file. */
  read: (at: number, length: number) => Promise<Buffer>;
}

export async function readerOf(file: FileHandle): Promise<FileReader> {
  const { size } = await file.stat();
  const window = Buffer.alloc(windowBytes);
  let start = 0;
  let filled = 0;
  return {
    size,
    read: async (at, length) => {
      const end = Math.min(at + length, size);
      if (at < start || end > start + filled) {
        ({ bytesRead: filled } = await file.read(window, 0, windowBytes, at));
        start = at;
      }
      return window.subarray(at - start, Math.min(end - start, filled));
    },
  };
}

export interface Span {
  start: number;
  end: number;
}

/** Overwrites parts of a file, each byte once however many spans name it. */
export async function fillSpans(file: FileHandle, spans: Span[], filler = zeros): Promise<void> {
  let done = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    for (let at = Math.max(start, done); at < end; at += filler.length) {
      await file.write(filler, 0, Math.min(filler.length, end - at), at);
    }
    done = Math.max(done, end);
  }
}

/** Counts the parts that a walk meets, and ends it where no real file has as many. */
export function partCounter(limit: number): () => void {
  let count = 0;
  return () => {
    if (++count > limit) throw unreadable();
  };
}

export function unreadable(): AppError {
  return new AppError(
    'unsupported_type',
    'We cannot read how this file is built. Please save it again with another program and choose that one.',
  );
}
