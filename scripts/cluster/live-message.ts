import { setTimeout as sleep } from 'node:timers/promises';
import { conversations } from '#contract/messages/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import type { LiveSockets } from './live-sockets.ts';
import { waitUntil } from './wait-until.ts';

export interface Sender {
  url: string;
  cookie: string;
  /** The member whose sockets are to hear of it. */
  recipientId: string;
}

const arrivesWithinMs = 1_500;

/**
 * Writes to a member until one message is heard by all of their sockets, on at least two instances; returns when. While
 * an instance does not listen, a message passes it by: its sockets are asked to connect again, and the page loads anew.
 */
export async function waitForLiveMessage(sender: Sender, sockets: LiveSockets): Promise<number> {
  let heardAt = 0;
  await waitUntil('a message reaches sockets on several instances', async () => {
    sockets.forget();
    const conversationId = await send(sender);
    for (let waited = 0; waited < arrivesWithinMs; waited += 20) {
      heardAt = performance.now();
      if (sockets.haveAllHeardOf(conversationId)) return sockets.instances().size > 1;
      await sleep(20);
    }
    return false;
  });
  return heardAt;
}

async function send({ url, cookie, recipientId }: Sender): Promise<string> {
  const body = { userId: recipientId, text: 'Can you hear me in the other hall?' };
  const answer = await fetchRoute({ url, cookie }, conversations.start, { body });
  if (answer.status !== 201) throw new Error(`The message was answered with ${answer.status}.`);
  return (await answer.json()).conversationId;
}
