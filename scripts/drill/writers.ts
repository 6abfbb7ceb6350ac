import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { formWith } from '#server/testing/sample-files.ts';

export interface Acknowledged {
  posts: { id: string; content: string }[];
  comments: { postId: string; content: string }[];
  /** The ids of liked posts. */
  likes: string[];
  uploads: { url: string; hash: string }[];
}

export interface Writers {
  acknowledged: Acknowledged;
  /** Answers other than success and a refusal, one line each. */
  unexpected: string[];
  /** How many answers were refusals, or did not come because the server was killed. */
  refused: () => number;
  /** When the last writer was through again after this moment; null while one is not. */
  recoveredAt: (since: number) => number | null;
  stop: () => Promise<void>;
}

export interface WriterOptions {
  /** Answers that say: not now. Behind a load balancer also 502 and 504. */
  refusals?: number[];
  pauseMs?: number;
}

const POST_WRITERS = 6;
const UPLOAD_WRITERS = 2;

/** Whether the server is down because we killed it, and how often we did. */
export interface Outage {
  isDown: boolean;
  kills: number;
}

interface Attempt {
  startedAt: number;
  endedAt: number;
  isAcknowledged: boolean;
}

/** Writes posts, comments, likes and files until stopped, and keeps what the server acknowledged. */
export function startWriters(
  url: string,
  cookie: string,
  outage: Outage,
  { refusals = [503], pauseMs = 0 }: WriterOptions = {},
): Writers {
  const acknowledged: Acknowledged = { posts: [], comments: [], likes: [], uploads: [] };
  const unexpected: string[] = [];
  const histories: Attempt[][] = [];
  let refused = 0;
  let stopping = false;

  const post = async (path: string, init: RequestInit, success: number): Promise<unknown> => {
    const { isDown: wasDown, kills } = outage;
    try {
      const answer = await fetch(url + path, {
        ...init,
        method: 'POST',
        headers: { ...(init.headers as Record<string, string>), cookie },
      });
      const body = await answer.text();
      if (answer.status === success) return JSON.parse(body);
      if (!refusals.includes(answer.status)) unexpected.push(`${path}: ${answer.status} ${body}`);
    } catch (error) {
      const isKilled = wasDown || outage.kills > kills;
      if (!isKilled) unexpected.push(`${path}: ${String((error as Error).cause ?? error)}`);
    }
    return null;
  };

  /** Posts for a writer, and notes in its history what became of it. */
  const writer = () => {
    const history: Attempt[] = [];
    histories.push(history);
    return async (path: string, init: RequestInit, success: number): Promise<unknown> => {
      const startedAt = performance.now();
      const answer = await post(path, init, success);
      const isAcknowledged = answer !== null;
      history.push({ startedAt, endedAt: performance.now(), isAcknowledged });
      if (!isAcknowledged) refused += 1;
      await sleep(isAcknowledged ? pauseMs : Math.max(20, pauseMs));
      return answer;
    };
  };

  const writePosts = async () => {
    const send = writer();
    const sendJson = (path: string, body: object, success: number) =>
      send(
        path,
        { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        success,
      );
    while (!stopping) {
      const content = `Drill ${randomUUID()}`;
      const created = await sendJson('/api/posts', { content }, 201);
      if (!created) continue;
      const { id } = created as { id: string };
      acknowledged.posts.push({ id, content });
      if (await sendJson(`/api/posts/${id}/comments`, { text: content }, 201))
        acknowledged.comments.push({ postId: id, content });
      if (await send(`/api/posts/${id}/like`, {}, 200)) acknowledged.likes.push(id);
    }
  };

  const writeFiles = async () => {
    const send = writer();
    while (!stopping) {
      const content = randomAudio();
      const { body, headers } = formWith(content, 'drill.wav');
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
    recoveredAt: (since) => {
      const times = histories.map((history) => recoveryIn(history, since));
      return times.includes(null) ? null : Math.max(...times.map(Number));
    },
    stop: async () => {
      stopping = true;
      await writing;
    },
  };
}

/** The end of the first attempt after `since` with which a writer got through, and was not refused again. */
function recoveryIn(history: Attempt[], since: number): number | null {
  const lastRefused = history.findLastIndex(({ isAcknowledged }) => !isAcknowledged);
  const through = history.slice(lastRefused + 1).find(({ startedAt }) => startedAt > since);
  return through?.endedAt ?? null;
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export function randomAudio(size = 64 * 1024): Buffer {
  const content = randomBytes(size);
  content.write('RIFF', 0);
  content.writeUInt32LE(content.length - 8, 4);
  content.write('WAVEfmt ', 8);
  return content;
}
