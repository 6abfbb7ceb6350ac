import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ConnectOrder } from './connect-clients.ts';

const concurrency = 32;

/** Opens a socket for each token, keeps it open until its parent disconnects, and reports each time when all have got one more message. */
process.on('message', (order: ConnectOrder) => void connectAll(order));
process.on('disconnect', () => process.exit(0));

async function connectAll({ url, tokens }: ConnectOrder): Promise<void> {
  const remaining = tokens.values();
  let received = 0;
  const count = () => {
    received += 1;
    if (received % tokens.length === 0) process.send?.('told');
  };
  const connectNext = async () => {
    for (const token of remaining) {
      const headers = { cookie: `callboard=${token}` };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
      socket.on('message', count);
      await once(socket, 'message');
    }
  };
  await Promise.all(Array.from({ length: concurrency }, connectNext));
}
