import type { ServerMessage } from '#contract/live.ts';
import type { LiveEnvelope } from './live-payload.ts';

const batchMs = 25;
const messagesAtOnce = 1000;

/** Collects batches for a moment, so that a burst is one statement and a member is told the same thing once. */
export function messageBatcher(tell: (batches: LiveEnvelope[]) => Promise<void>) {
  let waiting = new Map<string, { message: ServerMessage; to: Set<string> }>();
  let timer: NodeJS.Timeout | null = null;
  let telling = Promise.resolve();

  const flush = async (): Promise<void> => {
    const batches = [...waiting.values()].map(({ message, to }) => ({ message, to: [...to] }));
    waiting = new Map();
    if (batches.length > 0) await tell(batches);
  };

  return {
    put: (to: string[], message: ServerMessage): void => {
      const key = JSON.stringify(message);
      const batch = waiting.get(key) ?? { message, to: new Set() };
      for (const id of to) batch.to.add(id);
      if (waiting.size < messagesAtOnce) waiting.set(key, batch);
      timer ??= setTimeout(() => {
        timer = null;
        telling = telling.then(flush);
      }, batchMs);
    },
    stop: async (): Promise<void> => {
      if (timer) clearTimeout(timer);
      await telling;
      await flush();
    },
  };
}
