import { spawn } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findNode } from './find-node.mjs';
import { install } from './install.mjs';
import './resolve-hook.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const resolveHook = new URL('./resolve-hook.mjs', import.meta.url).href;

/**
 * Installs what is missing, then runs a TypeScript file of scripts/ on a Node that understands it.
 * This file runs on any Node from 20, before anything is installed.
 * @param {string} script
 * @param {{ withDev?: boolean, env?: Record<string, string> }} [options] `env`: set where the environment does not
 */
export async function bootstrap(script, options) {
  const node = await prepare(options);
  const file = path.join(root, 'scripts', script);
  const env = { ...options?.env, ...process.env };
  const isComplete = Object.keys(env).every((name) => name in process.env);
  if (node !== process.execPath || !isComplete) return runOn(node, file, env);
  module.enableCompileCache?.(path.join(root, 'node_modules/.cache/compile'));
  await import(pathToFileURL(file).href);
}

/** @param {{ withDev?: boolean }} [options] */
async function prepare(options) {
  try {
    await install(root, options);
    return findNode(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * @param {string} node
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 */
function runOn(node, file, env) {
  const child = spawn(node, ['--import', resolveHook, file, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  });
  // At a terminal Ctrl-C reaches the whole process group: passing it on would deliver it twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)),
    );
  });
}
