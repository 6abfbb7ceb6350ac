/** One result for everyone who asks within `ms`; a failed load is not kept. */
export function cacheFor<Value>(ms: number, load: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | null = null;
  let expiresAt = 0;
  return () => {
    if (cached && Date.now() < expiresAt) return cached;
    expiresAt = Date.now() + ms;
    cached = load();
    cached.catch(() => {
      cached = null;
    });
    return cached;
  };
}
