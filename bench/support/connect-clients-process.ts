import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ConnectOrder } from './connect-clients.ts';

const concurrency = 32;

/** Opens a socket for each token, reports when all are open, and keeps them open until its parent disconnects. */
process.on('message', (order: ConnectOrder) => void connectAll(order));
process.on('disconnect', () => process.exit(0));

async function connectAll({ url, tokens }: ConnectOrder): Promise<void> {
  const remaining = tokens.values();
  const connectNext = async () => {
    for (const token of remaining) {
      const headers = { cookie: `callboard=${token}` };
      await once(new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers }), 'message');
    }
  };
  await Promise.all(Array.from({ length: concurrency }, connectNext));
  process.send?.('online');
}
