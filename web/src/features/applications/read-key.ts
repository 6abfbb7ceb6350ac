type ListAct = 'next' | 'previous' | 'accepted' | 'rejected';

const acts: Record<string, ListAct> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'accepted',
  d: 'rejected',
};

/** What a key does in the list of applicants; with Ctrl, Alt or Cmd it is the browser's. */
export function readKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): ListAct | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  return acts[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
