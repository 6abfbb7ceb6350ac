import { type Clock, systemClock } from './clock.ts';

/** One result for everyone who asks within `ms`; a failed load is not cached. */
export function cacheFor<Value>(
  ms: number,
  load: () => Promise<Value>,
  clock: Clock = systemClock,
): () => Promise<Value> {
  let cached: Promise<Value> | null = null;
  let expiresAt = 0;
  return () => {
    if (cached && clock.now() < expiresAt) return cached;
    expiresAt = clock.now() + ms;
    cached = load();
    cached.catch(() => {
      cached = null;
    });
    return cached;
  };
}
