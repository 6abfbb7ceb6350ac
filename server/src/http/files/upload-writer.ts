import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';

/** What may wait for the disk while more arrives. */
export const uploadBufferBytes = 1024 * 1024;

/**
 * A file for what arrives in a body. The memory of each piece is given back as soon as it is written, so the pieces are
 * of no use to anyone else afterwards. Left to the collector, V8 takes these short-lived buffers for a growing heap and
 * marks all of it again and again, which costs a fast upload half of its speed.
 */
export function uploadWriter(path: string, flags: 'wx' | 'a'): Writable {
  let file: FileHandle | undefined;
  const write = async (pieces: Buffer[]) => {
    if (file) await writeAll(file, pieces);
    pieces.forEach(releaseMemory);
  };
  return new Writable({
    highWaterMark: uploadBufferBytes,
    construct: (done) => {
      open(path, flags).then((opened) => {
        file = opened;
        done();
      }, done);
    },
    write: (piece: Buffer, _encoding, done) => {
      write([piece]).then(() => done(), done);
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

async function writeAll(file: FileHandle, pieces: Buffer[]): Promise<void> {
  const expected = pieces.reduce((sum, { length }) => sum + length, 0);
  const { bytesWritten } = await file.writev(pieces);
  if (bytesWritten < expected) await file.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
}

/** A piece that shares its memory with others, such as the boundary after it, is left to the collector. */
function releaseMemory({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
