/**
 * Replaces the member's photo wherever the cached data contains the member; returns the same object when nothing
 * changed.
 */
export function replacePhoto<Value>(value: Value, userId: string, url: string): Value {
  if (Array.isArray(value)) {
    const items = value as unknown[];
    const next = items.map((item) => replacePhoto(item, userId, url));
    return next.some((item, index) => item !== items[index]) ? (next as Value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  let changed: Record<string, unknown> | null = null;
  for (const [key, before] of Object.entries(value)) {
    const after =
      key === 'profileImageUrl' && 'id' in value && value.id === userId
        ? url
        : replacePhoto<unknown>(before, userId, url);
    if (after !== before) changed = { ...(changed ?? value), [key]: after };
  }
  return (changed as Value | null) ?? value;
}
