import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stopChildOnSignal } from './stop-child-on-signal.mjs';
import { withFileLock } from './with-file-lock.mjs';

/**
 * @typedef {{
 *   version: string, optional?: boolean, dev?: boolean, devOptional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[],
 * }} LockedPackage
 */

const REASONS = [
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/, 'the npm registry cannot be reached'],
  [/ENOSPC/, 'the disk is full'],
  [/EACCES|EPERM|EROFS/, 'this user may not write to node_modules'],
  [/EUSAGE/, 'package.json and package-lock.json do not agree'],
  [/EINTEGRITY/, 'a downloaded package does not match its checksum in package-lock.json'],
  [/E404|ETARGET/, 'a package of package-lock.json is not in the registry'],
];

/**
 * Runs `npm ci` when node_modules is not what package-lock.json asks for: without the tools of development and tests, unless
 * they are asked for.
 * @param {string} root
 * @param {{ withDev?: boolean }} [options]
 */
export async function install(root, { withDev = false } = {}) {
  if (isInstalled(root, { withDev })) return;
  await withFileLock(
    path.join(root, '.cache/install.lock'),
    async () => {
      if (!isInstalled(root, { withDev })) await runInstall(root, withDev);
    },
    () => console.log('Waiting for another installation to finish…'),
  );
}

/**
 * @param {string} root
 * @param {{ withDev?: boolean }} [options]
 */
function isInstalled(root, { withDev = false } = {}) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const found = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    if (found[name]) return found[name].version === entry.version;
    return entry.optional || entry.devOptional || (entry.dev && !withDev);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * @param {string} root
 * @param {boolean} withDev
 */
async function runInstall(root, withDev) {
  const started = Date.now();
  const stopProgress = showProgress(root, started, withDev);
  // Only the tools are missing: they are added, because `ci` would take the packages away from a server that runs.
  const command = withDev && isInstalled(root) ? ['install', '--no-save'] : ['ci'];
  // Started by `npm run -s`, npm inherits the level "silent" and prints no reason for a failure.
  const args = ['--loglevel=error', withDev ? '--include=dev' : '--omit=dev'];
  const { code, output } = await runNpm(root, [...command, ...args]);
  stopProgress();
  if (code !== 0) throw new Error(explainFailure(output));
  console.log(`Installed the packages in ${seconds(started)} s.`);
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(root, args) {
  const cli = process.env.npm_execpath;
  const [command, prefix] = cli
    ? [process.env.npm_node_execpath ?? process.execPath, [cli]]
    : ['npm', []];
  return new Promise((resolve) => {
    const child = stopChildOnSignal(() =>
      spawn(command, [...prefix, ...args], {
        cwd: root,
        shell: !cli && process.platform === 'win32',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `npm error ${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/**
 * @param {string} root
 * @param {number} started
 * @param {boolean} withDev
 */
function showProgress(root, started, withDev) {
  const names = listExpected(root, withDev);
  const line = () => {
    const done = names.filter((name) => fs.existsSync(path.join(root, name, 'package.json')));
    return `Installing packages: ${done.length} of ${names.length}, ${seconds(started)} s`;
  };
  if (!process.stdout.isTTY) {
    console.log('Installing packages…');
    const timer = setInterval(() => console.log(line()), 5_000);
    return () => clearInterval(timer);
  }
  const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
  let frame = 0;
  const timer = setInterval(
    () => process.stdout.write(`\r\x1b[2K${frames[frame++ % frames.length]} ${line()}`),
    200,
  );
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\x1b[2K');
  };
}

/**
 * The packages of the lock file, without those for other systems.
 * @param {string} root
 * @param {boolean} withDev
 */
function listExpected(root, withDev) {
  const packages = readPackages(path.join(root, 'package-lock.json')) ?? {};
  return Object.entries(packages)
    .filter(
      ([name, { os, cpu, libc, dev }]) =>
        name !== '' &&
        (withDev || !dev) &&
        (os ?? [process.platform]).includes(process.platform) &&
        (cpu ?? [process.arch]).includes(process.arch) &&
        !libc?.includes('musl'),
    )
    .map(([name]) => name);
}

/** @param {number} started */
function seconds(started) {
  return Math.round((Date.now() - started) / 1000);
}

/** @param {string} output */
function explainFailure(output) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const known = REASONS.find(([pattern]) => pattern.test(errors.join('\n')));
  const reason =
    known?.[1] ?? errors[0]?.replace(/^npm (error|ERR!) /, '') ?? 'npm ci gave no reason';
  const log = /A complete log of this run can be found in: (\S+)/.exec(output)?.[1];
  return `Installing the packages failed: ${reason}.${log ? ` npm's log is ${log}.` : ''}`;
}
