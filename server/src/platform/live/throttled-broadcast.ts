import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '#contract/live.ts';

/** Says a thing at once and then rests; whatever is put meanwhile is said once more when the rest is over. */
export function throttledBroadcast(
  say: (messages: ServerMessage[], stopping: AbortSignal) => Promise<void>,
  restMs: number,
) {
  const waiting = new Map<string, ServerMessage>();
  const stopping = new AbortController();
  let isAtIt = false;

  const sayAll = async (): Promise<void> => {
    isAtIt = true;
    while (waiting.size > 0 && !stopping.signal.aborted) {
      const messages = [...waiting.values()];
      waiting.clear();
      const rested = sleep(restMs, undefined, { ref: false, signal: stopping.signal });
      await Promise.allSettled([say(messages, stopping.signal), rested]);
    }
    isAtIt = false;
  };

  return {
    put: (message: ServerMessage): void => {
      waiting.set(JSON.stringify(message), message);
      if (!isAtIt) void sayAll();
    },
    stop: (): void => stopping.abort(),
  };
}
