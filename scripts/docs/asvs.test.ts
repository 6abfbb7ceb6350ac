import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { listRequirements } from './list-requirements.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const requirements = listRequirements(read('docs/asvs.md'));

it('has each requirement once, in its order', () => {
  const inOrder = requirements
    .map(({ number }) => number)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  expect(requirements.map(({ number }) => number)).toEqual([...new Set(inOrder)]);
  expect(requirements.length).toBeGreaterThan(150);
});

it('names a test for what is held, and a reason for what is not', () => {
  const unproven = requirements.filter(({ isHeld, reason }) =>
    isHeld ? !/`[\w/.-]+\.(test|spec)\.tsx?`/.test(reason) : reason.length < 20,
  );
  expect(unproven).toEqual([]);
});

it('is summed up by SECURITY.md', () => {
  const security = read('SECURITY.md');
  for (const chapter of new Set(requirements.map(({ number }) => number.split('.')[0]))) {
    const own = requirements.filter(({ number }) => number.startsWith(`${chapter}.`));
    const open = own.filter(({ isHeld }) => !isHeld).map(({ number }) => number);
    const row = new RegExp(`^\\| V${chapter} [^|]+\\| (\\d+) \\| ([^|]+) \\|$`, 'm').exec(security);
    expect(row?.slice(1)).toEqual([String(own.length - open.length), open.join(', ') || 'none']);
  }
});
