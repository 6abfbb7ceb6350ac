import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';

/** Bytes that may wait for the disk. */
export const uploadBufferBytes = 1024 * 1024;

/**
 * Writes a request body to a file and releases the memory of each chunk once it is written: nobody may use a chunk
 * afterwards. Left to the garbage collector, V8 counts these short-lived buffers as heap growth and marks the whole heap
 * again and again, which halves the speed of a fast upload.
 */
export function uploadWriter(path: string, flags: 'wx' | 'a'): Writable {
  let file: FileHandle | undefined;
  const write = async (chunks: Buffer[]) => {
    if (file) await writeAll(file, chunks);
    chunks.forEach(releaseMemory);
  };
  return new Writable({
    highWaterMark: uploadBufferBytes,
    construct: (done) => {
      open(path, flags).then((opened) => {
        file = opened;
        done();
      }, done);
    },
    write: (chunk: Buffer, _encoding, done) => {
      write([chunk]).then(() => done(), done);
    },
    writev: (entries, done) => {
      write(entries.map(({ chunk }) => chunk as Buffer)).then(() => done(), done);
    },
    destroy: (error, done) => {
      if (!file) return done(error);
      return void file.close().then(() => done(error), done);
    },
  });
}

async function writeAll(file: FileHandle, chunks: Buffer[]): Promise<void> {
  const expected = chunks.reduce((sum, { length }) => sum + length, 0);
  const { bytesWritten } = await file.writev(chunks);
  if (bytesWritten < expected) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}

/** A chunk that shares its memory, for example with the boundary after it, is left to the garbage collector. */
function releaseMemory({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
