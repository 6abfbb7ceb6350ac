import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { listRuntimePackages } from './list-runtime-packages.ts';

/** For an image: takes every package away that a built Callboard does not run with, and the Node that npm brings. */
const file = path.join(projectRoot, 'package.json');
const { dependencies, ...description } = JSON.parse(readFileSync(file, 'utf8')) as {
  dependencies: Record<string, string>;
};
const kept = Object.fromEntries(
  listRuntimePackages().map((name) => {
    if (!dependencies[name]) throw new Error(`${name} is no dependency of package.json.`);
    return [name, dependencies[name]];
  }),
);
const pruned = {
  ...description,
  dependencies: kept,
  optionalDependencies: {},
  devDependencies: {},
};
writeFileSync(file, JSON.stringify(pruned, null, 2));
execFileSync('npm', ['prune', '--omit=dev'], { cwd: projectRoot, stdio: 'inherit' });
