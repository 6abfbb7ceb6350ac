import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { describeFailure } from './tally.ts';

/** Says what failed at the moment it does: Playwright's own reporters tell the reason at the very end. */
export default class PlaywrightFailures implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus || result.status === 'interrupted') return;
    const title = `FAILED ${test.titlePath().filter(Boolean).join(' › ')}`;
    process.stdout.write(`\n${describeFailure(title, result.error?.stack)}\n\n`);
  }
}
