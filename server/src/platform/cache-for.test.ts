import { expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { cacheFor } from './cache-for.ts';

it('loads once for everyone who asks within the time, and again after it', async () => {
  const clock = manualClock();
  let loads = 0;
  const read = cacheFor(1000, async () => ++loads, clock);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  await clock.advance(999);
  expect(await read()).toBe(1);
  await clock.advance(1);
  expect(await read()).toBe(2);
});

it('tries again after a load that failed', async () => {
  let loads = 0;
  const read = cacheFor(1000, async () => {
    loads += 1;
    if (loads === 1) throw new Error('away');
    return loads;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(2);
});
