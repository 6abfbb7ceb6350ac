import type { Readable } from 'node:stream';

export interface FileFacts {
  size: number;
  contentType: string;
  etag: string;
  lastModified: Date;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stores uploads. A key such as `posts/3f2a.jpg` is written once; its ending is its content type. */
export interface FileStore {
  /** Stores all of `content` or nothing: a failure half-way leaves no file. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Moves a finished local file into the store; after a failure it is still at `path`, or gone. */
  take(key: string, path: string): Promise<void>;
  get(key: string, range?: ByteRange): Promise<(FileFacts & { stream: Readable }) | null>;
  head(key: string): Promise<FileFacts | null>;
  delete(key: string): Promise<void>;
  /** The keys below a folder, such as `drafts/`. */
  list(folder: string): AsyncIterable<string>;
  /** Removes what a process that was killed had not finished to put, a day ago or earlier. */
  sweep(): Promise<void>;
  close(): void;
}
