import type { Clock } from './clock.ts';

const mostKeys = 50_000;

/** True for the first call with a key within `ms`; counted on each instance for itself, and forgotten in two generations. */
export function throttle(clock: Clock, ms: number): (key: string) => boolean {
  let current = new Map<string, number>();
  let previous = new Map<string, number>();
  let startedAt = clock.now();
  return (key) => {
    const now = clock.now();
    if (now - startedAt >= ms || current.size >= mostKeys) {
      previous = current;
      current = new Map();
      startedAt = now;
    }
    const last = current.get(key) ?? previous.get(key);
    if (last !== undefined && now - last < ms) return false;
    current.set(key, now);
    return true;
  };
}
