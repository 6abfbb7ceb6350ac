import type { TestFile } from './tally.ts';

const SLOWEST = 10;

/** How long each part took, and the files that took longest. */
export function describeTimes(files: TestFile[]): string {
  const parts = [...new Set(files.map(({ part }) => part))];
  const rows = parts.map((part) => {
    const own = files.filter((file) => file.part === part);
    const tests = own.reduce((sum, file) => sum + file.tests, 0);
    const start = Math.min(...own.map((file) => file.start));
    const end = Math.max(...own.map((file) => file.end));
    return [part, String(tests), ((end - start) / 60_000).toFixed(1)];
  });
  const slowest = files.toSorted((a, b) => durationOf(b) - durationOf(a)).slice(0, SLOWEST);
  return [
    formatRow(['Part', 'Tests', 'Minutes']),
    ...rows.map(formatRow),
    '',
    'Slowest files',
    ...slowest.map((file) => `${(durationOf(file) / 1000).toFixed(1).padStart(7)} s  ${file.name}`),
  ].join('\n');
}

function formatRow([part = '', tests = '', minutes = '']: string[]): string {
  return `${part.padEnd(10)}${tests.padStart(7)}${minutes.padStart(9)}`;
}

function durationOf({ start, end }: TestFile): number {
  return end - start;
}
