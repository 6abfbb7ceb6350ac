import type { FileHandle } from 'node:fs/promises';

const maxHeaderBytes = 16 * 1024 * 1024;
const maxBoxes = 10_000;

/** MP4 and MOV: the first track that is a video, in the `moov` box, wherever in the file that lies. */
export async function mp4Size(file: FileHandle): Promise<{ width: number; height: number } | null> {
  const moov = await readMoov(file);
  if (!moov) return null;
  const boxes = boxReader(maxBoxes);
  for (const track of boxes(moov, 'trak')) {
    const [header] = boxes(track, 'tkhd');
    const [media] = boxes(track, 'mdia');
    const [handler] = media ? boxes(media, 'hdlr') : [];
    if (header && handler?.toString('latin1', 8, 12) === 'vide') return sizeOf(header);
  }
  return null;
}

async function readMoov(file: FileHandle): Promise<Buffer | null> {
  const head = Buffer.alloc(16);
  let at = 0;
  for (let count = 0; count < maxBoxes; count++) {
    const { bytesRead } = await file.read(head, 0, 16, at);
    if (bytesRead < 16) return null;
    const short = head.readUInt32BE(0);
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (head.toString('latin1', 4, 8) === 'moov' && size <= maxHeaderBytes) {
      const moov = Buffer.alloc(size);
      await file.read(moov, 0, size, at);
      return moov.subarray(short === 1 ? 16 : 8);
    }
    if (size < 8) return null;
    at += size;
  }
  return null;
}

/** Reads at most `limit` boxes in all: the millions that fit into a header would hold up every other request. */
function boxReader(limit: number) {
  let left = limit;
  return function* (parent: Buffer, type: string): Generator<Buffer, void, undefined> {
    for (let at = 0; at + 8 <= parent.length; ) {
      const size = parent.readUInt32BE(at);
      if (size < 8 || left-- <= 0) return;
      if (parent.toString('latin1', at + 4, at + 8) === type) {
        yield parent.subarray(at + 8, at + size);
      }
      at += size;
    }
  };
}

/** A phone records in landscape and stores the rotation in the track's matrix. */
function sizeOf(header: Buffer): { width: number; height: number } {
  const matrix = header[0] === 1 ? 52 : 40;
  const width = Math.round(header.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(header.readUInt32BE(matrix + 40) / 65_536);
  const isRotated = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 16) === 0;
  return isRotated ? { width: height, height: width } : { width, height };
}
