import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { formWith } from '#server/testing/sample-files.ts';

export interface Acknowledged {
  posts: { id: string; content: string }[];
  uploads: { url: string; hash: string }[];
}

export interface Writers {
  acknowledged: Acknowledged;
  /** Answers other than success and 503, one line each. */
  unexpected: string[];
  /** How many answers were 503, or did not come because the server was killed. */
  refused: () => number;
  stop: () => Promise<void>;
}

const POST_WRITERS = 6;
const UPLOAD_WRITERS = 2;

/** Whether the server is down because we killed it, and how often we did. */
export interface Outage {
  isDown: boolean;
  kills: number;
}

/** Writes posts and files without a pause, until stopped, and keeps what the server acknowledged. */
export function startWriters(url: string, cookie: string, outage: Outage): Writers {
  const acknowledged: Acknowledged = { posts: [], uploads: [] };
  const unexpected: string[] = [];
  let refused = 0;
  let stopping = false;

  const send = async (path: string, init: RequestInit, success: number): Promise<unknown> => {
    const { isDown: wasDown, kills } = outage;
    try {
      const answer = await fetch(url + path, {
        ...init,
        method: 'POST',
        headers: { ...(init.headers as Record<string, string>), cookie },
      });
      const body = await answer.text();
      if (answer.status === success) return JSON.parse(body);
      if (answer.status !== 503) unexpected.push(`${path}: ${answer.status} ${body}`);
    } catch (error) {
      const isKilled = wasDown || outage.kills > kills;
      if (!isKilled) unexpected.push(`${path}: ${String((error as Error).cause ?? error)}`);
    }
    refused += 1;
    await sleep(20);
    return null;
  };

  const writePosts = async () => {
    while (!stopping) {
      const content = `Drill ${randomUUID()}`;
      const headers = { 'content-type': 'application/json' };
      const post = await send('/api/posts', { headers, body: JSON.stringify({ content }) }, 201);
      if (post) acknowledged.posts.push({ id: (post as { id: string }).id, content });
    }
  };

  const writeFiles = async () => {
    while (!stopping) {
      const content = randomAudio();
      const { head, tail, headers } = formWith(Buffer.alloc(0), 'drill.wav');
      const body = Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]);
      const upload = await send('/api/upload', { headers, body }, 200);
      if (upload)
        acknowledged.uploads.push({ url: (upload as { url: string }).url, hash: hashOf(content) });
    }
  };

  const writing = Promise.all([
    ...Array.from({ length: POST_WRITERS }, writePosts),
    ...Array.from({ length: UPLOAD_WRITERS }, writeFiles),
  ]);
  return {
    acknowledged,
    unexpected,
    refused: () => refused,
    stop: async () => {
      stopping = true;
      await writing;
    },
  };
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function randomAudio(): Buffer {
  const content = randomBytes(64 * 1024);
  content.write('RIFF', 0);
  content.writeUInt32LE(content.length - 8, 4);
  content.write('WAVEfmt ', 8);
  return content;
}
