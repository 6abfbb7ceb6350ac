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

/** Where uploads live. A key such as `posts/3f2a.jpg` is written once and tells its content type by its ending. */
export interface FileStore {
  /** Keeps all of `content` or nothing: a failure half-way leaves no file. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Moves a finished local file in; where it fails, the file is still at `path` or gone. */
  take(key: string, path: string): Promise<void>;
  get(key: string, range?: ByteRange): Promise<(FileFacts & { stream: Readable }) | null>;
  head(key: string): Promise<FileFacts | null>;
  delete(key: string): Promise<void>;
  close(): void;
}
