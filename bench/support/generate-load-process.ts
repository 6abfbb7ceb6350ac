import autocannon from 'autocannon';
import type { LoadOrder, LoadResult } from './generate-load.ts';

/** Loads the addresses it is told to, and answers how many requests a second each took. */
process.on('message', (order: LoadOrder) => void follow(order));
process.on('disconnect', () => process.exit(0));

async function follow({ url, cookie, seconds, connections }: LoadOrder): Promise<void> {
  const headers = cookie ? { cookie } : {};
  const result = await autocannon({ url, duration: seconds, connections, headers });
  const failed = result.non2xx + result.errors + result.timeouts;
  const perSecond = result.requests.total / result.duration;
  process.send?.({ failed, perSecond } satisfies LoadResult);
}
