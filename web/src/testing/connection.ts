import { type Mock, vi } from 'vitest';

let claim: Mock<() => boolean> | null = null;

/** The browser says that it has no connection. The test ends online again. */
export function goOffline(): void {
  claim = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
}

export function goOnline(): void {
  claim?.mockRestore();
  dispatchEvent(new Event('online'));
}
