import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

// `await using` is a syntax error before.
const OLDEST_MAJOR = 24;

/**
 * The Node that runs TypeScript: the platform package that npm installed, else the running one if it is new enough.
 * @param {string} root
 */
export function findNode(root) {
  const packaged = findPackagedNode(root);
  if (packaged) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return process.execPath;
  throw new Error(
    `Callboard needs Node ${OLDEST_MAJOR} or newer on ${process.platform} ${process.arch}; this is ${process.version}.`,
  );
}

/** @param {string} root */
function findPackagedNode(root) {
  const [platform, binary] =
    process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const node = ['node', 'node-bin']
    .map((prefix) => `node_modules/${prefix}-${platform}-${process.arch}/bin`)
    .map((folder) => path.join(root, folder, binary))
    .find((file) => fs.existsSync(file));
  if (!node) return null;
  if (fs.realpathSync(node) === fs.realpathSync(process.execPath)) return process.execPath;
  if (spawnSync(node, ['--version']).status === 0) return node;
  // It cannot run here (another C library, say): npm must not find it before the system's Node.
  fs.rmSync(path.join(root, 'node_modules/.bin/node'), { force: true });
  return null;
}
