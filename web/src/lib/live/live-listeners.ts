import type { ServerMessage } from '#contract/live.ts';

/** `missed`: the connection was down, or is only now there; anything may have changed meanwhile. */
export type LiveEvent = ServerMessage | { type: 'missed' };

const listeners = new Set<(event: LiveEvent) => void>();

/** For a page that follows more than stale paths; returns the function that ends it. */
export function listenToLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
