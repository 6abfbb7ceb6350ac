import type { ServerMessage } from '#contract/live.ts';
import type { Notice } from './live-wire.ts';

const batchMs = 25;
const messagesAtOnce = 1000;

/** Collects hints for a moment, so that a burst is one statement and a member is told the same thing once. */
export function liveOutbox(tell: (hints: Notice[]) => Promise<void>) {
  let waiting = new Map<string, { message: ServerMessage; to: Set<string> }>();
  let timer: NodeJS.Timeout | null = null;
  let telling = Promise.resolve();

  const flush = async (): Promise<void> => {
    const hints = [...waiting.values()].map(({ message, to }) => ({ message, to: [...to] }));
    waiting = new Map();
    if (hints.length > 0) await tell(hints);
  };

  return {
    put: (to: string[], message: ServerMessage): void => {
      const key = JSON.stringify(message);
      const hint = waiting.get(key) ?? { message, to: new Set() };
      for (const id of to) hint.to.add(id);
      if (waiting.size < messagesAtOnce) waiting.set(key, hint);
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
