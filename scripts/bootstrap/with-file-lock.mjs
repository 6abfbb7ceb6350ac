import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 2_000;
const ABANDONED_MS = 30_000;

/**
 * Runs `work` while no other process on this checkout runs work under the same lock file.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work, onWait = () => {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (let waits = 0; !claim(file); waits++) {
    if (waits === 0) onWait();
    if (isAbandoned(file)) fs.rmSync(file, { force: true });
    else await sleep(200);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, () => {});
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    fs.rmSync(file, { force: true });
  }
}

/** @param {string} file */
function claim(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const age = Date.now() - fs.statSync(file).mtimeMs;
    const pid = Number(fs.readFileSync(file, 'utf8'));
    return age > ABANDONED_MS || (pid > 0 && !isAlive(pid));
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
