import { expect, it } from 'vitest';
import { countVitest, type VitestReport } from './run-vitest.ts';
import { withCrash } from './tally.ts';

const report: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ],
};

it('counts the tests', () => {
  expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

it('counts a file that does not load as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const withBroken = { ...report, testResults: [...report.testResults, broken] };
  expect(countVitest(withBroken).failed).toBe(2);
});

it('counts a runner that crashed without a failed test', () => {
  expect(withCrash(countVitest(null), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(withCrash(countVitest({ ...report, numFailedTests: 0, testResults: [] }), 1).failed).toBe(
    1,
  );
  expect(withCrash(countVitest(report), 1).failed).toBe(1);
});
