import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { socketBroadcast } from './socket-broadcast.ts';

const feed = { type: 'feed' } as const;

/** Sockets that note when they are told something. */
function crowd(size: number) {
  const times: number[] = [];
  const told = Array.from({ length: size }, () => 0);
  const sockets = told.map((_, place) => ({
    send: () => {
      told[place] = (told[place] ?? 0) + 1;
      times.push(performance.now());
    },
  }));
  const pauseBefore = (place: number) => (times[place] ?? 0) - (times[place - 1] ?? 0);
  return { sockets, told, times, pauseBefore };
}

describe('socketBroadcast', () => {
  it('tells everyone once, and after a rest once more for all that was said meanwhile', async () => {
    const { sockets, told, times, pauseBefore } = crowd(20);
    const { put, stop } = socketBroadcast(() => sockets, 300);
    for (let n = 0; n < 100; n++) put(feed);
    expect(times).toHaveLength(20);
    for (let n = 0; n < 100; n++) put(feed);
    await vi.waitFor(() => expect(times).toHaveLength(40), 5000);
    expect(told).toEqual(Array(20).fill(2));
    expect(pauseBefore(20)).toBeGreaterThan(290);
    await sleep(400);
    expect(times).toHaveLength(40);
    stop();
  });

  it('tells a large crowd a handful at a time', async () => {
    const { sockets, times, pauseBefore } = crowd(170);
    const { put, stop } = socketBroadcast(() => sockets, 10);
    put(feed);
    await vi.waitFor(() => expect(times).toHaveLength(170), 5000);
    for (const place of [50, 100, 150]) expect(pauseBefore(place)).toBeGreaterThan(90);
    stop();
  });

  it('goes on after a rest, and not after it was stopped', async () => {
    const { sockets, times } = crowd(1);
    const { put, stop } = socketBroadcast(() => sockets, 10);
    put(feed);
    await sleep(60);
    put(feed);
    await vi.waitFor(() => expect(times).toHaveLength(2), 5000);
    stop();
    put(feed);
    await sleep(60);
    expect(times).toHaveLength(2);
  });
});
