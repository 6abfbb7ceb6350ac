import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { commentsOn } from '#contract/comments/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import type { OptionalArgs } from '#contract/request.ts';
import type { ResponseOf, Route } from '#contract/route.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { formWith } from '#server/testing/sample-files.ts';
import type { RequestTo } from '#server/testing/send.ts';

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

  const post = async <R extends Route>(
    route: R,
    request: OptionalArgs<RequestTo<R>>,
  ): Promise<ResponseOf<R> | null> => {
    const { isDown: wasDown, kills } = outage;
    try {
      const answer = await fetchRoute({ url, cookie }, route, ...request);
      if (answer.status === (route.status ?? 200)) return await answer.json();
      const body = await answer.text();
      if (!refusals.includes(answer.status))
        unexpected.push(`${route.path}: ${answer.status} ${body}`);
    } catch (error) {
      const isKilled = wasDown || outage.kills > kills;
      if (!isKilled) unexpected.push(`${route.path}: ${String((error as Error).cause ?? error)}`);
    }
    return null;
  };

  /** Posts for a writer, and notes in its history what became of it. */
  const writer = () => {
    const history: Attempt[] = [];
    histories.push(history);
    return async <R extends Route>(
      route: R,
      ...request: OptionalArgs<RequestTo<R>>
    ): Promise<ResponseOf<R> | null> => {
      const startedAt = performance.now();
      const answer = await post(route, request);
      const isAcknowledged = answer !== null;
      history.push({ startedAt, endedAt: performance.now(), isAcknowledged });
      if (!isAcknowledged) refused += 1;
      await sleep(isAcknowledged ? pauseMs : Math.max(20, pauseMs));
      return answer;
    };
  };

  const writePosts = async () => {
    const send = writer();
    while (!stopping) {
      const content = `Drill ${randomUUID()}`;
      const created = await send(posts.create, { body: { content } });
      if (!created) continue;
      const { id } = created;
      acknowledged.posts.push({ id, content });
      if (await send(commentsOn.post.create, { params: { id }, body: { text: content } }))
        acknowledged.comments.push({ postId: id, content });
      if (await send(posts.like, { params: { id } })) acknowledged.likes.push(id);
    }
  };

  const writeFiles = async () => {
    const send = writer();
    while (!stopping) {
      const content = randomAudio();
      const { body, headers } = formWith(content, 'drill.wav');
      const upload = await send(uploads.upload, { headers, body });
      if (upload) acknowledged.uploads.push({ url: upload.url, hash: hashOf(content) });
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
