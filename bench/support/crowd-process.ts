import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { CrowdOrder } from './crowd.ts';

const doors = 32;

/** Opens a socket for each token, says so when all are open, and keeps them until it is no longer wanted. */
process.on('message', (order: CrowdOrder) => void gather(order));
process.on('disconnect', () => process.exit(0));

async function gather({ url, tokens }: CrowdOrder): Promise<void> {
  const waiting = tokens.values();
  const enter = async () => {
    for (const token of waiting) {
      const headers = { cookie: `callboard=${token}` };
      await once(new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers }), 'message');
    }
  };
  await Promise.all(Array.from({ length: doors }, enter));
  process.send?.('online');
}
