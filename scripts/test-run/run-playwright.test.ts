import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countPlaywright } from './run-playwright.ts';

const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };
const error = { message: '\u001B[31mError: Save is not there\u001B[39m' };
const result = { startTime: '2026-01-05T09:00:00Z', duration: 4000, errors: [error] };
const failed = {
  title: 'a job is saved',
  file: 'jobs.spec.ts',
  line: 14,
  ok: false,
  tests: [{ results: [result] }],
};
const nine = Date.parse(result.startTime);
const suites = [{ specs: [{ ...failed, ok: true }], suites: [{ specs: [failed] }] }];

it('counts the tests and names those that failed', () => {
  expect(countPlaywright({ stats, errors: [], suites })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: ['e2e/jobs.spec.ts:14 › a job is saved\n    Error: Save is not there'],
    files: [{ part: 'e2e', name: 'e2e/jobs.spec.ts', tests: 2, start: nine, end: nine + 4000 }],
  });
});

it('counts errors outside of tests and flaky tests as failures', () => {
  const errors = [{ message: 'Callboard did not start' }];
  const tally = countPlaywright({ stats: { ...stats, flaky: 1 }, errors, suites });
  expect(tally.failed).toBe(3);
  expect(tally.failures.at(-1)).toBe('e2e\n    Callboard did not start');
});

it('says what stood on the page when a journey failed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'callboard-report-'));
  const file = path.join(folder, 'error-context.md');
  writeFileSync(file, '# Page snapshot\n\n```yaml\n- main:\n  - heading "Jobs"\n```\n');
  const failuresWith = (attachment: string) => {
    const results = [
      {
        ...result,
        attachments: [{ name: 'error-context', path: attachment }],
      },
    ];
    const specs = [{ ...failed, tests: [{ results }] }];
    return countPlaywright({ stats, errors: [], suites: [{ specs }] }).failures;
  };
  const failure = 'e2e/jobs.spec.ts:14 › a job is saved\n    Error: Save is not there';
  expect(failuresWith(file)).toEqual([`${failure}\n    - main:\n      - heading "Jobs"`]);
  expect(failuresWith(path.join(folder, 'missing.md'))).toEqual([failure]);
  rmSync(folder, { recursive: true });
});
