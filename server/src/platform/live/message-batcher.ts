import type { CommentedWork, ServerMessage } from '#contract/live.ts';
import { after, type Clock } from '../clock.ts';
import type { LiveEnvelope } from './live-payload.ts';

const batchMs = 25;
const maxMessages = 1000;

/** Collects messages for a moment: a burst becomes one statement, and a member gets equal messages once. */
export function messageBatcher(publish: (batch: LiveEnvelope[]) => Promise<void>, clock: Clock) {
  let waiting = new Map<string, { message: ServerMessage; to: Set<string> }>();
  let watched = new Map<string, LiveEnvelope>();
  let cancelFlush: (() => void) | null = null;
  let publishing = Promise.resolve();

  const flush = async (): Promise<void> => {
    const batch: LiveEnvelope[] = [...waiting.values()].map(({ message, to }) => ({
      message,
      to: [...to],
    }));
    batch.push(...watched.values());
    waiting = new Map();
    watched = new Map();
    if (batch.length > 0) await publish(batch);
  };

  const flushSoon = (): void => {
    cancelFlush ??= after(clock, batchMs, () => {
      cancelFlush = null;
      publishing = publishing.then(flush);
    });
  };

  return {
    put: (to: string[], message: ServerMessage): void => {
      const key = JSON.stringify(message);
      const envelope = waiting.get(key) ?? { message, to: new Set() };
      for (const id of to) envelope.to.add(id);
      if (waiting.size < maxMessages) waiting.set(key, envelope);
      flushSoon();
    },
    putToWatchers: (watching: CommentedWork, message: ServerMessage): void => {
      if (watched.size < maxMessages) watched.set(JSON.stringify(message), { watching, message });
      flushSoon();
    },
    stop: async (): Promise<void> => {
      cancelFlush?.();
      await publishing;
      await flush();
    },
  };
}
