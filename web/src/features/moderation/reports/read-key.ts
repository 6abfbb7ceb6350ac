import type { Decision } from './decisions.ts';

type ListAct = 'next' | 'previous' | Decision;

const acts: Record<string, ListAct> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  d: 'dismiss',
  r: 'remove',
  w: 'warn',
  s: 'suspend',
  u: 'uphold',
  o: 'overturn',
};

/** What a key does in the list of reports; with Ctrl, Alt or Cmd it is the browser's. */
export function readKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): ListAct | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  return acts[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
