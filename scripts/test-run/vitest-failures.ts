import type { Reporter, TestCase } from 'vitest/node';
import { describeFailure } from './tally.ts';

/** Says what failed at the moment it does: Vitest's own reporters tell the reason at the very end. */
export default class VitestFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const title = `FAILED ${test.module.relativeModuleId} › ${test.fullName}`;
    process.stdout.write(`\n${describeFailure(title, errors[0]?.stack ?? errors[0]?.message)}\n\n`);
  }
}
