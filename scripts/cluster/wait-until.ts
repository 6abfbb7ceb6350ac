import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `check` holds; a failure of it counts as no. */
export async function waitUntil(
  what: string,
  check: () => Promise<boolean> | boolean,
  limitMs = 120_000,
): Promise<void> {
  const started = performance.now();
  const holds = async () => {
    try {
      return await check();
    } catch {
      return false;
    }
  };
  while (!(await holds())) {
    if (performance.now() - started > limitMs)
      throw new Error(`Not so after ${limitMs / 1000} seconds: ${what}.`);
    await sleep(100);
  }
}
