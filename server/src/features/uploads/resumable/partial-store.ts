import type { IncomingMessage } from 'node:http';
import type { ResumableUpload } from './queries.ts';

/** The bytes of resumable uploads that have arrived so far. */
export interface PartialStore {
  /** How many there are. A connection that still sends to the upload is ended first: its sender has come back. */
  count(upload: ResumableUpload): Promise<number>;
  /** Adds all that comes, and keeps what came when the connection breaks. */
  append(upload: ResumableUpload, from: number, content: IncomingMessage): Promise<void>;
  /** Puts them together in a local file. */
  collect(upload: ResumableUpload, path: string): Promise<void>;
  remove(upload: ResumableUpload): Promise<void>;
  /** Removes bytes whose upload is gone: those of a process that was killed before it recorded them. */
  sweep(): Promise<void>;
}
