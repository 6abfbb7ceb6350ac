import { setTimeout as sleep } from 'node:timers/promises';
import { liveAnnouncer } from './live-announcer.ts';

/** Whoever is told may ask for what is new: 500 a second is what one instance answers without effort. */
const handful = 50;
const handfulMs = 100;

/** Tells everyone here the same thing, a handful at a time: it costs its cause nothing, however many are online. */
export function liveBroadcast(
  sockets: () => readonly { send: (text: string) => void }[],
  restMs: number,
) {
  return liveAnnouncer(async (messages, signal) => {
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
