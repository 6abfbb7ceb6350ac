import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { liveBroadcast } from './live-broadcast.ts';

const feed = { type: 'feed' } as const;

function crowd(size: number) {
  const told = Array.from({ length: size }, () => 0);
  const sockets = told.map((_, place) => ({
    send: () => {
      told[place] = (told[place] ?? 0) + 1;
    },
  }));
  return { sockets, told, sum: () => told.reduce((sum, count) => sum + count, 0) };
}

describe('liveBroadcast', () => {
  it('tells everyone once, and once more for all that was said meanwhile', async () => {
    const { sockets, told, sum } = crowd(20);
    const { put, stop } = liveBroadcast(() => sockets, 200);
    for (let n = 0; n < 100; n++) put(feed);
    await vi.waitFor(() => expect(sum()).toBe(20));
    for (let n = 0; n < 100; n++) put(feed);
    await sleep(100);
    expect(sum()).toBe(20);
    await vi.waitFor(() => expect(told).toEqual(Array(20).fill(2)));
    await sleep(400);
    expect(sum()).toBe(40);
    stop();
  });

  it('tells a large crowd a handful at a time', async () => {
    const { sockets, sum } = crowd(170);
    const { put, stop } = liveBroadcast(() => sockets, 10);
    put(feed);
    await sleep(20);
    expect(sum()).toBe(50);
    await vi.waitFor(() => expect(sum()).toBe(170), 2000);
    stop();
  });

  it('goes on after a rest, and not after it was stopped', async () => {
    const { sockets, sum } = crowd(1);
    const { put, stop } = liveBroadcast(() => sockets, 10);
    put(feed);
    await sleep(60);
    put(feed);
    await vi.waitFor(() => expect(sum()).toBe(2));
    stop();
    put(feed);
    await sleep(60);
    expect(sum()).toBe(2);
  });
});
