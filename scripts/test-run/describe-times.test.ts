import { expect, it } from 'vitest';
import { describeTimes } from './describe-times.ts';

const file = (part: string, name: string, tests: number, start: number, end: number) => {
  return { part, name, tests, start: start * 1000, end: end * 1000 };
};

it('adds up the parts, from the first start to the last end, and names the slowest files', () => {
  const others = Array.from({ length: 12 }, (_, index) =>
    file('server', `server/${index}.test.ts`, 1, 0, index),
  );
  const lines = describeTimes([
    file('unit', 'contract/sums.test.ts', 4, 0, 30),
    ...others,
    file('server', 'server/slow.test.ts', 2, 60, 126),
  ]).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Part        Tests  Minutes',
    'unit            4      0.5',
    'server         14      2.1',
  ]);
  expect(lines.slice(4, 7)).toEqual([
    'Slowest files',
    '   66.0 s  server/slow.test.ts',
    '   30.0 s  contract/sums.test.ts',
  ]);
  expect(lines).toHaveLength(15);
});
