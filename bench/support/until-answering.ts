import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the first answer; gives up when `isOver` says that none will come. */
export async function untilAnswering(url: string, isOver = () => false): Promise<void> {
  while (!(await isAnswering(url))) {
    if (isOver()) throw new Error(`Nobody answers at ${url}.`);
    await sleep(10);
  }
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
