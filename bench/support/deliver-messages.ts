import { once } from 'node:events';
import { WebSocket } from 'ws';
import { conversations } from '#contract/messages/contract.ts';
import { fetchRoute, type Peer } from '#server/testing/fetch-route.ts';
import { median } from './benchmark.ts';
import { connectClients } from './connect-clients.ts';
import type { LargeEnvironment } from './large-environment.ts';
import { longThread } from './seed-conversations.ts';

const rounds = 60;
const params = { id: longThread };

/** Seconds from sending until the other one has the message, the median of all; while so many others are connected. */
export async function deliverMessages(
  { url, db, ordinary, heavy }: LargeEnvironment,
  online: number,
): Promise<number> {
  const clients = await connectClients(db, url, online);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { cookie: heavy.cookie },
  });
  await once(socket, 'message');
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const text = `Slate ${round}`;
    const started = performance.now();
    const arrived = untilShown(socket, { url, cookie: heavy.cookie }, text);
    const sender = { url, cookie: ordinary.cookie };
    const answer = await fetchRoute(sender, conversations.send, { params, body: { text } });
    if (answer.status !== 201) throw new Error(`A message was answered with ${answer.status}.`);
    await answer.text();
    times.push(((await arrived) - started) / 1000);
  }
  socket.terminate();
  await clients.disconnect();
  const [least, most] = [Math.min(...times), Math.max(...times)];
  console.log(`  seconds: ${least.toFixed(3)} to ${most.toFixed(3)}`);
  return median(times);
}

/** Reads the thread each time the socket tells of it, as the page does, until the text is in it. */
function untilShown(socket: WebSocket, reader: Peer, text: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const read = async (data: Buffer) => {
    if (!data.toString().includes(longThread)) return;
    const answer = await fetchRoute(reader, conversations.messages, {
      params,
      query: { limit: 20 },
    });
    const messages = await answer.json();
    if (messages.some((message) => message.text === text)) resolve(performance.now());
  };
  const listener = (data: Buffer) => void read(data).catch(reject);
  socket.on('message', listener);
  return promise.finally(() => socket.off('message', listener));
}
