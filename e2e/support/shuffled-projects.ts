import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';

/** One project for each file, as only projects run in the order in which they are listed; the seed decides which one. */
export function shuffledProjects(seed: string): { name: string; testMatch: string }[] {
  const place = (file: string) => hash('sha256', `${seed} ${file}`);
  return globSync('*.spec.ts', { cwd: path.resolve(import.meta.dirname, '..') })
    .toSorted((one, other) => place(one).localeCompare(place(other)))
    .map((file) => ({ name: file, testMatch: `**/e2e/${file}` }));
}
