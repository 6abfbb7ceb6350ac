import type { IncomingMessage } from 'node:http';
import type { Draft } from './queries.ts';

/** The bytes of resumable uploads that have arrived so far. */
export interface DraftBytes {
  /** How many there are. A connection that still sends to the draft is ended first: its sender has come back. */
  count(draft: Draft): Promise<number>;
  /** Adds all that comes, and keeps what came when the connection breaks. */
  append(draft: Draft, from: number, content: IncomingMessage): Promise<void>;
  /** Puts them together in a local file. */
  collect(draft: Draft, path: string): Promise<void>;
  remove(draft: Draft): Promise<void>;
}
