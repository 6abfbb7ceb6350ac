import type { ServerMessage } from '#contract/live.ts';
import type { Clock } from '../clock.ts';

type Broadcast = (messages: ServerMessage[], stopping: AbortSignal) => Promise<void>;

/** Broadcasts at once, then at most every `intervalMs`; equal messages that wait meanwhile are sent once. */
export function throttledBroadcast(broadcast: Broadcast, intervalMs: number, clock: Clock) {
  const waiting = new Map<string, ServerMessage>();
  const stopping = new AbortController();
  let isRunning = false;

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.size > 0 && !stopping.signal.aborted) {
      const messages = [...waiting.values()];
      waiting.clear();
      const interval = clock.sleep(intervalMs, stopping.signal);
      await Promise.allSettled([broadcast(messages, stopping.signal), interval]);
    }
    isRunning = false;
  };

  return {
    put: (message: ServerMessage): void => {
      waiting.set(JSON.stringify(message), message);
      if (!isRunning) void run();
    },
    stop: (): void => stopping.abort(),
  };
}
