import { constants } from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * A signal that ends this process also ends the child, so that no child keeps running alone. Handlers come before the
 * child: a signal in between would end this process by default.
 * @template {import('node:child_process').ChildProcess} Child
 * @param {() => Child} startChild
 * @returns {Child}
 */
export function stopChildOnSignal(startChild) {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    child.kill('SIGTERM');
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  const child = startChild();
  child.once('close', () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  });
  return child;
}
