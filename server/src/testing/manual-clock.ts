import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import { eventually } from './eventually.ts';

export interface ManualClock extends Clock {
  /** Moves on by `ms`; whoever is due wakes in order, and runs until it waits for something again. */
  advance: (ms: number) => Promise<void>;
  /** Resolves once someone sleeps. */
  untilAsleep: () => Promise<void>;
}

interface Sleeper {
  due: number;
  wake: () => void;
}

/** A clock that stands still until a test moves it. */
export function manualClock(): ManualClock {
  let now = Date.now();
  let sleepers: Sleeper[] = [];
  const remove = (sleeper: Sleeper) => {
    sleepers = sleepers.filter((other) => other !== sleeper);
  };
  const nextDue = (until: number) =>
    sleepers.filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0];

  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new Error('The sleep was aborted.'));
        const sleeper = { due: now + ms, wake: resolve };
        sleepers.push(sleeper);
        signal?.addEventListener('abort', () => {
          remove(sleeper);
          reject(new Error('The sleep was aborted.'));
        });
      }),
    advance: async (ms) => {
      const until = now + ms;
      for (let next = nextDue(until); next; next = nextDue(until)) {
        now = next.due;
        remove(next);
        next.wake();
        await setImmediate();
      }
      now = until;
    },
    untilAsleep: () =>
      eventually(() => {
        if (sleepers.length === 0) throw new Error('Nobody sleeps.');
      }),
  };
}
