import type { Clock } from '../clock.ts';
import { throttledBroadcast } from './throttled-broadcast.ts';

/** Each browser that gets a message may send a request: 150 a second are a tenth of what two cores answer. */
const batchSize = 15;
const batchMs = 100;

/** Sends the same messages to every socket of this instance, in batches, so that not all browsers ask at once. */
export function socketBroadcast(
  sockets: () => readonly { send: (text: string) => void }[],
  intervalMs: number,
  clock: Clock,
) {
  return throttledBroadcast(
    async (messages, signal) => {
      const texts = messages.map((message) => JSON.stringify(message));
      for (const [index, socket] of sockets().entries()) {
        if (index > 0 && index % batchSize === 0) await clock.sleep(batchMs, signal);
        for (const text of texts) socket.send(text);
      }
    },
    intervalMs,
    clock,
  );
}
