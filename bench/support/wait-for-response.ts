import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the first answer; throws when `hasEnded` says that the server is gone. */
export async function waitForResponse(url: string, hasEnded = () => false): Promise<void> {
  while (!(await responds(url))) {
    if (hasEnded()) throw new Error(`Nobody answers at ${url}.`);
    await sleep(10);
  }
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
