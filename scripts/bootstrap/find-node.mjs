import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const OLDEST = [22, 18];

/**
 * The Node that runs TypeScript: the platform package that npm installed, else the running one if it is new enough.
 * @param {string} root
 */
export function findNode(root) {
  const packaged = findPackagedNode(root);
  if (packaged) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  throw new Error(
    `Callboard needs Node ${OLDEST.join('.')} or newer on ${process.platform} ${process.arch}; this is ${process.version}.`,
  );
}

/** @param {string} root */
function findPackagedNode(root) {
  const [platform, binary] =
    process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const node = path.join(root, `node_modules/node-${platform}-${process.arch}/bin`, binary);
  if (!fs.existsSync(node)) return null;
  if (fs.realpathSync(node) === fs.realpathSync(process.execPath)) return process.execPath;
  if (spawnSync(node, ['--version']).status === 0) return node;
  // It cannot run here (another C library, say): npm must not find it before the system's Node.
  fs.rmSync(path.join(root, 'node_modules/.bin/node'), { force: true });
  return null;
}
