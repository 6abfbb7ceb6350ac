/** True for the first call with a key within `ms`. */
export function throttle(ms: number): (key: string) => boolean {
  const last = new Map<string, number>();
  return (key) => {
    const now = Date.now();
    for (const [each, at] of last) if (now - at >= ms) last.delete(each);
    if (last.has(key)) return false;
    last.set(key, now);
    return true;
  };
}
