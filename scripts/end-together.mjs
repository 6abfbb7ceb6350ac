import { constants } from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Who stops us while the child still works stops the child as well.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endTogether(child) {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    child.kill('SIGTERM');
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  child.once('exit', () => {
    for (const signal of SIGNALS) process.off(signal, end);
  });
}
