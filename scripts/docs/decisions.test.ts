import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

const folder = path.join(projectRoot, 'docs/decisions');
const decisions = globSync('*.md', { cwd: folder }).toSorted();

it('numbers decisions without a gap', () => {
  const numbers = decisions.map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it.each(decisions)('%s says when it was accepted and whether it still holds', (file) => {
  const [title, blank, status] = readFileSync(path.join(folder, file), 'utf8').split('\n');
  expect(title).toMatch(/^# \S/);
  expect(blank).toBe('');
  expect(status).toMatch(/^(Accepted \d{4}-\d\d-\d\d\.|Not used\.)/);
});
