import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const rows = readFileSync(path.join(root, 'docs/features.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each([
  ['contract/src', 3, ['catalogue']],
  ['server/src/features', 4, []],
  ['web/src/features', 5, []],
])('docs/features.md names every folder of %s', (folder, column, others) => {
  const named = rows.flatMap((cells) => cells[column]?.split(', ') ?? []);
  const folders = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) => name);
  expect(folders.filter((name) => !named.includes(name))).toEqual([]);
});
