import { setTimeout as sleep } from 'node:timers/promises';
import { throttledBroadcast } from './throttled-broadcast.ts';

/** Whoever is told may ask for what is new: 500 a second is what one instance answers without effort. */
const handful = 50;
const handfulMs = 100;

/** Tells everyone here the same thing, a handful at a time: it costs its cause nothing, however many are online. */
export function socketBroadcast(
  sockets: () => readonly { send: (text: string) => void }[],
  restMs: number,
) {
  return throttledBroadcast(async (messages, signal) => {
    const texts = messages.map((message) => JSON.stringify(message));
    let told = 0;
    for (const socket of sockets()) {
      if (told > 0 && told % handful === 0)
        await sleep(handfulMs, undefined, { ref: false, signal });
      for (const text of texts) socket.send(text);
      told += 1;
    }
  }, restMs);
}
