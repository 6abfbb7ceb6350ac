import { stripVTControlCharacters } from 'node:util';

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed and why, told again at the very end, where a long log is read first. */
  failures: string[];
  files: TestFile[];
};

export type TestFile = { part: string; name: string; tests: number; start: number; end: number };

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      failures: [...sum.failures, ...tally.failures],
      files: [...sum.files, ...tally.files],
    }),
    emptyTally,
  );
}

/** A runner that ends badly without a failed test to show for it has crashed: that is a failure too. */
export function withCrash(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** One failure, with the beginning of its message. */
export function describeFailure(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, 12);
  return [title, ...lines.filter(Boolean).map((line) => `    ${line}`)].join('\n');
}
