import { expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { minuteLimit } from './minute-limit.ts';

it('allows an address thirty a minute, whatever others send', async () => {
  const clock = manualClock();
  const isWithinLimit = minuteLimit(clock);
  const send = (address: string, times: number) =>
    Array.from({ length: times }, () => isWithinLimit(address));
  expect(send('203.0.113.9', 31)).toEqual([...Array(30).fill(true), false]);
  expect(send('203.0.113.10', 1)).toEqual([true]);
  await clock.advance(60_000);
  expect(send('203.0.113.9', 1)).toEqual([false]);
  await clock.advance(1);
  expect(send('203.0.113.9', 1)).toEqual([true]);
});
