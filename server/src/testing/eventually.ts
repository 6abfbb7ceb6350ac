import { vi } from 'vitest';

/** Repeats a check until it passes. The limit only ends a test that hangs: it says nothing about speed. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
