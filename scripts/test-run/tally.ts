export type Tally = { passed: number; failed: number; skipped: number };

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0 };

export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    emptyTally,
  );
}

/** A runner that ends badly without a failed test to show for it has crashed: that is a failure too. */
export function withCrash(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
