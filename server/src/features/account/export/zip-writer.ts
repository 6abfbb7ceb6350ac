import { addAbortSignal, PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipWriter {
  /** Writes an entry to its end; `compress` is for text, media are compressed already. */
  add: (path: string, content: Readable, options: { compress: boolean }) => Promise<void>;
}

/**
 * Writes a ZIP file as `store` reads it, one entry after the other: no more is in memory than streams buffer. When either
 * side fails, the other one is ended too.
 */
export async function writeZip(
  store: (content: Readable) => Promise<void>,
  fill: (zip: ZipWriter) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const failed = new AbortController();
  const fail = (error: unknown) => {
    failed.abort(error);
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  // The store may have stopped listening; an error without a listener ends the process.
  output.on('error', () => undefined);
  zip.on('error', fail);
  const add: ZipWriter['add'] = async (path, content, options) => {
    addAbortSignal(failed.signal, content);
    zip.addReadStream(content, path, options);
    await finished(content);
  };
  const stored = store(output);
  const filled = fill({ add }).then(() => zip.end());
  stored.catch(fail);
  filled.catch(fail);
  const [storing, filling] = await Promise.allSettled([stored, filled]);
  if (failed.signal.aborted) throw failed.signal.reason;
  if (storing.status === 'rejected') throw storing.reason;
  if (filling.status === 'rejected') throw filling.reason;
}
