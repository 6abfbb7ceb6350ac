import type { ServerMessage } from '#contract/live.ts';
import { after, type Clock } from '../clock.ts';
import type { LiveEnvelope } from './live-payload.ts';

const batchMs = 25;
const maxMessages = 1000;

/** Collects messages for a moment: a burst becomes one statement, and a member gets equal messages once. */
export function messageBatcher(publish: (batch: LiveEnvelope[]) => Promise<void>, clock: Clock) {
  let waiting = new Map<string, { message: ServerMessage; to: Set<string> }>();
  let cancelFlush: (() => void) | null = null;
  let publishing = Promise.resolve();

  const flush = async (): Promise<void> => {
    const batch = [...waiting.values()].map(({ message, to }) => ({ message, to: [...to] }));
    waiting = new Map();
    if (batch.length > 0) await publish(batch);
  };

  return {
    put: (to: string[], message: ServerMessage): void => {
      const key = JSON.stringify(message);
      const envelope = waiting.get(key) ?? { message, to: new Set() };
      for (const id of to) envelope.to.add(id);
      if (waiting.size < maxMessages) waiting.set(key, envelope);
      cancelFlush ??= after(clock, batchMs, () => {
        cancelFlush = null;
        publishing = publishing.then(flush);
      });
    },
    stop: async (): Promise<void> => {
      cancelFlush?.();
      await publishing;
      await flush();
    },
  };
}
