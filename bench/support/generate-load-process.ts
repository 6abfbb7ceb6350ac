import autocannon from 'autocannon';
import type { LoadOrder, LoadResult } from './generate-load.ts';

/** Sends the requests it is told to, and reports how many a second were answered. */
process.on('message', (order: LoadOrder) => void send(order));
process.on('disconnect', () => process.exit(0));

async function send({ url, cookie, requests, connections }: LoadOrder): Promise<void> {
  const headers = cookie ? { cookie } : {};
  const limits = { amount: requests, connections, timeout: 600, sampleInt: 20 };
  const result = await autocannon({ url, headers, ...limits });
  const failed = result.non2xx + result.errors + result.timeouts;
  const perSecond = result.requests.total / result.duration;
  process.send?.({ failed, perSecond } satisfies LoadResult);
}
