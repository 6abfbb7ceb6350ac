import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { countVitest, type VitestFile, type VitestReport } from './run-vitest.ts';
import { withCrash } from './tally.ts';

function file(status: string, ...assertionResults: VitestFile['assertionResults']): VitestFile {
  const message = assertionResults.length > 0 ? '' : 'does not load';
  const name = path.join(projectRoot, 'contract/sums.test.ts');
  return { name, status, message, startTime: 1000, endTime: 3000, assertionResults };
}

const timed = { part: 'unit', name: 'contract/sums.test.ts', tests: 1, start: 1000, end: 3000 };
const report: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    file('passed', { status: 'passed', fullName: 'adds', failureMessages: [] }),
    file('failed', { status: 'failed', fullName: 'subtracts', failureMessages: ['1 is not 2'] }),
  ],
};

it('counts the tests and names those that failed', () => {
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 3,
    failures: ['contract/sums.test.ts › subtracts\n    1 is not 2'],
    files: [timed, timed],
  });
});

it('counts a file that does not load as a failure', () => {
  const withBroken = { ...report, testResults: [...report.testResults, file('failed')] };
  const { failed, failures } = countVitest(withBroken);
  expect(failed).toBe(2);
  expect(failures.at(-1)).toBe('contract/sums.test.ts\n    does not load');
});

it('counts a runner that crashed without a failed test', () => {
  expect(withCrash(countVitest(null), 1)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [],
    files: [],
  });
  expect(withCrash(countVitest({ ...report, numFailedTests: 0, testResults: [] }), 1).failed).toBe(
    1,
  );
  expect(withCrash(countVitest(report), 1).failed).toBe(1);
});
