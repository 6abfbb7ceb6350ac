import { describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { socketBroadcast } from './socket-broadcast.ts';

const feed = { type: 'feed' } as const;

/** Sockets that count what they are sent. */
function countingSockets(size: number) {
  const counts = Array.from({ length: size }, () => 0);
  const sockets = counts.map((_, index) => ({
    send: () => {
      counts[index] = (counts[index] ?? 0) + 1;
    },
  }));
  const total = () => counts.reduce((sum, count) => sum + count, 0);
  return { sockets, counts, total };
}

describe('socketBroadcast', () => {
  it('sends to everyone once, and after the interval once more for all that was put meanwhile', async () => {
    const clock = manualClock();
    const { sockets, counts, total } = countingSockets(10);
    const { put } = socketBroadcast(() => sockets, 300, clock);
    for (let n = 0; n < 100; n++) put(feed);
    expect(total()).toBe(10);
    for (let n = 0; n < 100; n++) put(feed);
    await clock.advance(299);
    expect(total()).toBe(10);
    await clock.advance(1);
    expect(counts).toEqual(Array(10).fill(2));
    await clock.advance(10_000);
    expect(total()).toBe(20);
  });

  it('sends to many sockets in batches', async () => {
    const clock = manualClock();
    const { sockets, total } = countingSockets(50);
    const { put } = socketBroadcast(() => sockets, 10, clock);
    put(feed);
    for (const sent of [15, 30, 45]) {
      expect(total()).toBe(sent);
      await clock.advance(99);
      expect(total()).toBe(sent);
      await clock.advance(1);
    }
    expect(total()).toBe(50);
  });

  it('sends again after an interval without messages, and not after it was stopped', async () => {
    const clock = manualClock();
    const { sockets, total } = countingSockets(1);
    const { put, stop } = socketBroadcast(() => sockets, 10, clock);
    put(feed);
    await clock.advance(60);
    put(feed);
    expect(total()).toBe(2);
    stop();
    put(feed);
    await clock.advance(60);
    expect(total()).toBe(2);
  });
});
